import { sql } from 'kysely'
import { auditDone, commandCall } from '../audit/record-changes.ts'
import type { Db } from '../db/schema.ts'
import { outboxOf } from '../exports/files/data-file.ts'
import { RUNNING_STATUSES } from '../pipeline/conclude-batch.ts'
import { rollingSince } from '../rollovers/rolling-since.ts'
import type { Secrets } from '../secrets/secrets.ts'
import type { FileStore } from '../storage/file-store.ts'
import type { Person } from './person.ts'
import { findFiles, type PersonFile } from './person-files.ts'
import { findPerson, PLACES } from './person-places.ts'

/** What is stored about a person: all of it, or how much of it. */
type Stored<Rows> = {
  readonly places: readonly { readonly name: string; readonly rows: Rows }[]
  readonly files: readonly PersonFile[]
}

/** Reads whatever is stored about a person, as of one moment. */
export const readPerson = async (
  db: Db,
  person: Person,
  store: FileStore,
): Promise<Stored<readonly unknown[]>> => {
  const places = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => readPlaces(trx, person))
  return { places, files: await findFiles(db, person, store) }
}

const readPlaces = async (trx: Db, person: Person) => {
  await districtOf(trx, person)
  const found = await findPerson(trx, person)
  const places: { name: string; rows: unknown[] }[] = []
  for (const { name, read } of PLACES) {
    const { rows } = await read(found).execute(trx)
    if (rows.length > 0) places.push({ name, rows: rows.map(({ row }) => row) })
  }
  return places
}

type Recording = { readonly secrets: Secrets; readonly now: () => Date }

/** Records that the operator took what is stored about a person, in an entry of the audit log that doesn't name them. */
export const recordExport = (db: Db, person: Person, recording: Recording): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const district = await districtOf(trx, person)
    await auditDone(
      trx,
      commandCall('person-export', recording),
      { kind: 'personalData', keys: [district] },
      { field: 'exportedPerson', to: KINDS[person.kind] },
    )
  })

type Erasing = Recording & { readonly store: FileStore }

/**
 * Erases whatever is stored about a person, in one transaction, with an entry of the audit log that doesn't name them. Files
 * of exports that name them, or may do so, go too; those of imports stay, since only a new file can take their place, and so
 * do emails, which may be for others.
 * @returns what was there. Without anything there is no entry either
 * @throws while an import, export or rollover of the district runs, which could write the person again
 */
export const erasePerson = async (
  db: Db,
  person: Person,
  { store, secrets, now }: Erasing,
): Promise<Stored<number>> => {
  const files = await findFiles(db, person, store)
  const batchIds = [...new Set(files.flatMap(({ exportBatchId }) => exportBatchId ?? []))]
  const places = await db.transaction().execute(async (trx) => {
    const district = await districtOf(trx, person)
    await refuseWhileRunning(trx, person.lea)
    const stored = await readPlaces(trx, person)
    const found = await findPerson(trx, person)
    for (const { erase } of PLACES) await erase(trx, found)
    if (batchIds.length > 0) await trx.deleteFrom('exportFiles').where('batchId', 'in', batchIds).execute()
    const counted = stored.map(({ name, rows }) => ({ name, rows: rows.length }))
    if (counted.length > 0 || batchIds.length > 0)
      await auditDone(
        trx,
        commandCall('person-erase', { now, secrets }),
        { kind: 'personalData', keys: [district] },
        { field: 'erasedPerson', to: KINDS[person.kind] },
      )
    return counted
  })
  // After the rows that offer them; a run that dies here leaves files that the next one finds.
  for (const batchId of batchIds) await store.removeFolder(outboxOf({ lea: person.lea, batchId }))
  return { places, files }
}

const KINDS: Readonly<Record<Person['kind'], string>> = {
  student: 'A student',
  contact: 'A contact',
  staff: 'A staff member',
}

/** Holds the district, so that nothing of it starts meanwhile. */
const districtOf = async (trx: Db, { lea }: Person): Promise<number> => {
  const district = await trx
    .selectFrom('districts')
    .select('id')
    .where('lea', '=', lea)
    .forUpdate()
    .executeTakeFirst()
  if (!district) throw new Error(`No district has the code ${lea}.`)
  return district.id
}

const refuseWhileRunning = async (trx: Db, lea: string): Promise<void> => {
  const { rows } = await sql<{ what: string }>`
    select 'An import' as what from import_batches where lea = ${lea} and status = any(${[...RUNNING_STATUSES]}::text[])
    union all select 'An export' from export_batches where lea = ${lea} and status = any(${[...RUNNING_STATUSES]}::text[])`.execute(
    trx,
  )
  const what = rows[0]?.what
  // Whether a worker is there can't be seen: one may be busy with other districts.
  if (what !== undefined)
    throw new Error(
      `${what} of this district is running. It ends only while a server with the role "worker" or "all" is running. ` +
        `Erase after that.`,
    )
  if ((await rollingSince(trx, lea)) !== null)
    throw new Error('A rollover of this district is running. Wait until it has ended, then erase.')
}
