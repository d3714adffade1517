import {
  SIS_ROW_FIELDS,
  type SisComponent,
  WEEKDAYS,
  type Weekday,
  zonedTime,
} from '@edconsole/console-core/contract'
import { conditionOf, type Db, json, selectionOf } from '@edconsole/console-server/internal'
import { sql } from 'kysely'
import { type BuiltSending, buildSending, type StoredExport } from './exports/build-sending.ts'
import { DEMO_RECEIVER, demoExportUser } from './exports/demo-receiver.ts'
import { insertSendings } from './exports/insert-sendings.ts'
import { planExports, type SentProduct } from './exports/plan-exports.ts'
import { planSendings, SENDING_HOUR } from './exports/plan-sendings.ts'
import { easternAt } from './imports/eastern-at.ts'
import { createRandom } from './imports/random.ts'
import { daysFrom } from './platform/days-from.ts'
import type { SeedDistrict } from './seed-district.ts'
import type { SeedKind } from './seed-kind.ts'

type Options = { now: Date; districts: readonly SeedDistrict[]; kind: SeedKind }

/** The number of the newest sending of the district in the pictures. */
const LAST_BATCH = 20_931
const FIRST_RESULT = 600_001
const SUPPORT = 'support@example.org'

/** Exports of every demo district and 60 days of sendings; the same for the same clock. Needs stored rows to count. */
export const seedExports = async (db: Db, options: Options): Promise<void> => {
  const made: { district: SeedDistrict; sendings: BuiltSending[] }[] = []
  for (const district of options.districts)
    made.push({ district, sendings: await makeDistrict(db, district, options) })
  await insertSendings(db, numberSendings(made))
  await sql`
    update exports set last_batch_id = newest.batch_id, last_status = newest.status,
      last_sent_at = (select max(ended_at) from export_batches b where b.export_id = exports.id and b.status = 'completed')
    from (select distinct on (export_id) export_id, batch_id, status from export_batches
      order by export_id, batch_id desc) newest
    where newest.export_id = exports.id`.execute(db)
}

const makeDistrict = async (
  db: Db,
  district: SeedDistrict,
  { now, kind }: Options,
): Promise<BuiltSending[]> => {
  const rows = await storedRows(db, district)
  const stored = new Set(rows.keys())
  const { timeZone, contactEmailAddress } = await db
    .selectFrom('districts')
    .select(['timeZone', 'contactEmailAddress'])
    .where('lea', '=', district.lea)
    .executeTakeFirstOrThrow()
  const random = createRandom(`${district.lea} exports`)
  const source = { district, timeZone, rows, now, random }
  const sendings: BuiltSending[] = []
  const planned = planExports(district, kind, await productsOf(db, district), stored)
  for (const [place, plan] of planned.entries()) {
    const remotePath = plan.host === null ? null : '/in'
    const kept = { ...plan, remotePath, fileNamePattern: '{lea}_{component}_{yyyyMMdd}.csv' }
    const id = await insertExport(db, { district, timeZone, contactEmailAddress, now }, kept)
    const runs = planSendings(district, plan, { kind, now, place })
    for (const run of runs) sendings.push(buildSending(run, { ...kept, id }, source))
  }
  return sendings
}

/** How many rows of each component an export takes today. */
const storedRows = async (db: Db, { lea, sisYear }: SeedDistrict): Promise<Map<string, number>> => {
  const everything = { siteCodes: [], gradeLevels: [], includeInactive: false }
  const selection = await selectionOf(db, { lea, schoolYear: sisYear }, everything)
  const counts = new Map<string, number>()
  for (const component of Object.keys(SIS_ROW_FIELDS) as SisComponent[]) {
    const { rows } = await db
      .selectFrom('sisRows')
      .select(sql<number>`count(*)`.as('rows'))
      .where('lea', '=', lea)
      .where('component', '=', component)
      .where('schoolYear', '=', sisYear)
      .where(conditionOf(component, selection))
      .executeTakeFirstOrThrow()
    if (rows > 0) counts.set(component, rows)
  }
  return counts
}

const productsOf = async (db: Db, { lea, sisYear }: SeedDistrict): Promise<SentProduct[]> =>
  db
    .selectFrom('products')
    .innerJoin('productsEnabled as use', 'use.productId', 'products.id')
    .select(['products.id', 'products.code', 'products.name'])
    .select(sql<SentProduct['components']>`export_defaults->'components'`.as('components'))
    .where('products.isExportable', '=', true)
    .where('use.lea', '=', lea)
    .where('use.schoolYear', '=', sisYear)
    .where('use.enabled', '=', true)
    .orderBy('products.id')
    .execute()

const insertExport = async (
  db: Db,
  {
    district,
    timeZone,
    contactEmailAddress,
    now,
  }: { district: SeedDistrict; timeZone: string; contactEmailAddress: string | null; now: Date },
  {
    product,
    components,
    story,
    name,
    deliveryMethod,
    host,
    remotePath,
    fileNamePattern,
  }: Omit<StoredExport, 'id'>,
): Promise<number> => {
  const { hour } = zonedTime(easternAt(now, 0, SENDING_HOUR), timeZone)
  const { id } = await db
    .insertInto('exports')
    .values({
      lea: district.lea,
      schoolYear: district.sisYear,
      productId: product.id,
      name,
      exportType: deliveryMethod === 'download' ? 'customCsv' : 'oneroster11Csv',
      components: json(components),
      deliveryMethod,
      host,
      port: host === null ? null : DEMO_RECEIVER.port,
      username: host === null ? null : demoExportUser(district.lea),
      remotePath,
      fileNamePattern,
      isEnabled: story !== 'paused',
      scheduleEnabled: story !== 'paused',
      scheduleTime: `${String(hour).padStart(2, '0')}:00`,
      scheduleDays: json(WORKDAYS),
      // Who hears of a sending that failed.
      notifyEmails: json(contactEmailAddress ? [contactEmailAddress, SUPPORT] : [SUPPORT]),
      createdAt: daysFrom(now, -200),
      createdBy: 'Ana Silva',
      // When its password was saved.
      updatedAt: daysFrom(now, -20),
      updatedBy: 'Ana Silva',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** One range of numbers for all districts, which follows time. */
const numberSendings = (made: readonly { district: SeedDistrict; sendings: BuiltSending[] }[]) => {
  const inTime = made
    .flatMap(({ district, sendings }) => sendings.map((sending) => ({ ...sending, district })))
    .sort((a, b) => a.planned.startedAt.getTime() - b.planned.startedAt.getTime())
  const offset = LAST_BATCH - inTime.findLastIndex(({ district: { profile } }) => profile === 'rich')
  let firstResult = FIRST_RESULT
  return inTime.map((sending, place) => {
    const numbered = { ...sending, batchId: place + offset, firstResult }
    firstResult += sending.files.length
    return numbered
  })
}

const WORKDAYS = (Object.keys(WEEKDAYS) as Weekday[]).slice(0, 5)
