import type { PlannedRun, RunOutcome } from './plan-runs.ts'
import type { ReadRow } from './read-tables.ts'

/** Runs whose full file of students was loaded as a whole. */
const LOADED: readonly RunOutcome[] = ['clean', 'warned', 'rejected']

/** For each student who left, the first run whose file did not name them any more; null when there was none since. */
export const runsOfGone = (
  students: readonly Pick<ReadRow, 'record'>[],
  runs: readonly PlannedRun[],
): (PlannedRun | null)[] =>
  students.map(
    ({ record }) =>
      runs.find(
        ({ startedAt, outcome }) =>
          LOADED.includes(outcome) && startedAt.toISOString() > String(record?.exitDate ?? '9999'),
      ) ?? null,
  )
