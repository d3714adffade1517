import { setTimeout } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import type { ImportResultsTable } from '../../db/schema/imports.ts'
import type { Db } from '../../db/schema.ts'
import { RUNNING_STATUSES } from '../../pipeline/conclude-batch.ts'
import type { ChaosRun } from './chaos-run.ts'
import type { Roster } from './rosters.ts'

/** Names of the active students of a district by their key, and how many active enrollments it has. */
export type StoredRows = { readonly students: ReadonlyMap<string, string>; readonly enrollments: number }

const LOOK_MS = 250
/** Three interruptions, a lease each, and the work. */
const LONGEST_MS = 6 * 60_000

/** What an import says that was interrupted too often; it may have loaded some of its components. */
const INTERRUPTED = /interrupted several times/

export const storedRows = async (db: Db, lea: string): Promise<StoredRows> => {
  const rows = await db
    .selectFrom('sisRows')
    .select(['component', 'sourceId', 'data'])
    .where('lea', '=', lea)
    .where('isActive', '=', true)
    .where('component', 'in', ['students', 'enrollment'])
    .execute()
  const students = rows.filter(({ component }) => component === 'students')
  return {
    students: new Map(students.map(({ sourceId, data }) => [sourceId, `${data.firstName} ${data.lastName}`])),
    enrollments: rows.length - students.length,
  }
}

/** Waits until all imports of a district have ended that are newer than one, of which there has to be one; their numbers. */
export const untilImported = async (
  { db, wrong }: ChaosRun,
  lea: string,
  last: number,
): Promise<number[]> => {
  for (const late = Date.now() + LONGEST_MS; Date.now() < late; ) {
    const batches = await db
      .selectFrom('importBatches')
      .select(['batchId', 'status'])
      .where('lea', '=', lea)
      .where('batchId', '>', last)
      .orderBy('batchId')
      .execute()
    if (batches.length > 0 && batches.every(({ status }) => !RUNNING_STATUSES.includes(status)))
      return batches.map(({ batchId }) => batchId)
    await setTimeout(LOOK_MS)
  }
  wrong(`No import of ${lea} after ${last} has begun and ended within ${LONGEST_MS / 60_000} minutes`)
  return []
}

type Imported = { lea: string; batchId: number; roster: Roster | null; before: StoredRows | null }

/**
 * Holds an import against its files: status, counts and stored rows.
 * @param before null after an interruption: then the counts can't be known
 * @returns what is stored now
 */
export const checkImport = async (
  { db, wrong, count }: ChaosRun,
  { lea, batchId, roster, before }: Imported,
): Promise<StoredRows | null> => {
  const { status, message } = await db
    .selectFrom('importBatches')
    .select(['status', 'message'])
    .where('batchId', '=', batchId)
    .executeTakeFirstOrThrow()
  const results = await db.selectFrom('importResults').selectAll().where('batchId', '=', batchId).execute()
  const stored = await storedRows(db, lea)
  count('imports ended')
  const about = `Import ${batchId} of ${lea}`
  if (INTERRUPTED.test(message ?? '')) {
    count('imports that were interrupted too often, and say so')
    return null
  }
  if (!roster) {
    if (status !== 'failed') wrong(`${about} had no files and is ${status}`)
    if (before && !isSame(before, stored)) wrong(`${about} had no files and changed rows`)
    return stored
  }
  const wanted = { students: roster.students, enrollments: roster.students.size }
  const expected = roster.refused > 0 ? 'completedWithErrors' : 'completed'
  if (status !== expected) wrong(`${about} is ${status}, not ${expected}: ${message}`)
  if (!isSame(wanted, stored))
    wrong(
      `${about} left ${stored.students.size} students and ${stored.enrollments} enrollments, not what the files say (${wanted.students.size})`,
    )
  const students = results.filter(({ componentName }) => componentName === 'students')
  const [one] = students
  if (!one || students.length !== 1) {
    wrong(`${about} has ${students.length} results of students`)
    return stored
  }
  const counts = [
    ['read', one.recordsRead, roster.students.size + roster.refused],
    ['rejected', one.recordsRejected, roster.refused],
    ...(before ? changesOf(before.students, roster.students, one) : []),
  ] as const
  for (const [name, found, right] of counts)
    if (found !== right) wrong(`${about}: ${found} students ${name}, not ${right}`)
  count('students loaded', one.recordsRead)
  return stored
}

type StudentCounts = Pick<
  Selectable<ImportResultsTable>,
  'recordsInserted' | 'recordsUpdated' | 'recordsUnchanged' | 'recordsDeleted'
>

const changesOf = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  counted: StudentCounts,
): (readonly [string, number, number])[] => {
  const same = [...after].filter(([key, name]) => before.get(key) === name).length
  const gone = [...before.keys()].filter((key) => !after.has(key)).length
  return [
    ['inserted or updated', counted.recordsInserted + counted.recordsUpdated, after.size - same],
    ['unchanged', counted.recordsUnchanged, same],
    ['deleted', counted.recordsDeleted, gone],
  ]
}

const isSame = (one: StoredRows, other: StoredRows): boolean =>
  one.enrollments === other.enrollments &&
  one.students.size === other.students.size &&
  [...one.students].every(([key, name]) => other.students.get(key) === name)
