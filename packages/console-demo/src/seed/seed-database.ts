import { SIGN_IN_TEXTS } from '@edconsole/console-core/contract'
import {
  type Db,
  fillDatabase,
  filledWith,
  makeLogPartitions,
  NOTICE_PATHS,
} from '@edconsole/console-server/internal'
import { sql } from 'kysely'
import { seedExports } from './exports.ts'
import { askForCorrections } from './imports/ask-for-corrections.ts'
import { writeNotes } from './imports/write-notes.ts'
import { seedImports } from './imports.ts'
import { insertAccountsAndUsers } from './insert-accounts-and-users.ts'
import { insertDistricts } from './insert-districts.ts'
import { insertPeople } from './insert-people.ts'
import { insertPlatform } from './insert-platform.ts'
import { buildInstances } from './platform/build-instances.ts'
import { planInstances } from './platform/insert-instances.ts'
import { type ScaleOptions, seedScale } from './scale/seed-scale.ts'
import { draftsOf, seedDistricts } from './seed-districts.ts'
import { isDemonstration, isSeedKind, type SeedKind } from './seed-kind.ts'
import { seedSetup } from './setup/seed-setup.ts'
import { settleDates } from './setup/settle-dates.ts'

/** What a database was seeded with; null for a new one, and for one whose seeding was cut short. */
export const seededWith = async (db: Db): Promise<SeedKind | null> => {
  const name = await filledWith(db)
  return name !== null && isSeedKind(name) ? name : null
}

/** Fills a new database with what that seed holds; one that is filled stays as it is. */
export const seedDatabase = async (
  db: Db,
  kind: SeedKind,
  now: Date,
  scale: ScaleOptions = {},
): Promise<SeedKind> => {
  const name = await fillDatabase(db, {
    name: kind,
    fill: async (connection) => {
      if (isDemonstration(kind)) return seedDemonstration(connection, kind, now)
      if (kind === 'scale') await seedScale(connection, { now, ...scale })
      await continueIds(connection)
    },
  })
  return isSeedKind(name) ? name : 'empty'
}

/** What the operator of a demonstration says on its sign-in page (R20). */
const SIGN_IN_PAGE = [
  { key: SIGN_IN_TEXTS.support, value: 'support@example.org' },
  { key: SIGN_IN_TEXTS.help, value: NOTICE_PATHS.help },
  { key: SIGN_IN_TEXTS.privacy, value: NOTICE_PATHS.privacy },
]

const seedDemonstration = async (db: Db, kind: 'small' | 'demo', now: Date): Promise<void> => {
  const drafts = draftsOf(kind)
  await db.transaction().execute(async (trx) => {
    await insertDistricts(trx, drafts, now)
    await insertPeople(trx, now)
    await insertPlatform(trx, drafts, now)
    await trx
      .insertInto('configuration')
      .values(SIGN_IN_PAGE.map((text) => ({ ...text, effectiveFrom: now })))
      .execute()
  })
  await continueIds(db)
  const seed = { now, districts: seedDistricts(kind, now), kind }
  const instances = planInstances(drafts)
  await buildInstances(
    db,
    instances.filter(({ isOlderThanRows }) => isOlderThanRows),
    now,
  )
  await seedImports(db, seed)
  await sql`select fill_import_causes()`.execute(db)
  await askForCorrections(db, now)
  await writeNotes(db, now)
  await seedSetup(db, { ...seed, drafts })
  await buildInstances(
    db,
    instances.filter(({ isOlderThanRows }) => !isOlderThanRows),
    now,
  )
  await insertAccountsAndUsers(db, seed)
  await seedExports(db, seed)
  await settleDates(db, now)
  if (kind === 'demo') await assignOwners(db)
  await makeLogPartitions(db, now)
}

/** Provider staff take turns; the newest district has no owner yet. */
const assignOwners = async (db: Db): Promise<void> => {
  await sql`with staff as (
      select id, row_number() over (order by id) - 1 as turn, count(*) over () as members
      from users where client_id is null and status = 'active'),
    given as (select district_id, row_number() over (order by district_id) as turn from district_summaries)
    update district_summaries s set owner_id = staff.id from given, staff
    where given.district_id = s.district_id and staff.turn = given.turn % staff.members
      and s.district_id < (select max(district_id) from district_summaries)`.execute(db)
}

/** Seeded rows bring their ids; the next ones go on after them. */
const continueIds = async (db: Db): Promise<void> => {
  for (const table of ['users', 'accounts', 'clients', 'districts', 'products', 'instances'] as const)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.id(table)}), false)`.execute(
      db,
    )
}
