import {
  createFinding,
  DATABASE_COLUMNS,
  fixTargets,
  isAtClosedSites,
  isImported,
  type SourceOrigin,
  sitesOf,
} from '@edconsole/console-core/import-rules'
import type { DetailScope } from './insert-details.ts'
import type { RunContext } from './run-context.ts'
import type { TakenRow } from './take-rows.ts'

type Rows = { taken: readonly TakenRow[]; closedSites: ReadonlySet<string>; origin: SourceOrigin }

/** R009: a site that is closed keeps its records up to date and takes no new ones. Changes the rows that it refuses. */
export const refuseNewAtClosed = async (
  { db, schoolYear, districtId }: Pick<RunContext, 'db' | 'schoolYear' | 'districtId'>,
  { lea, componentName }: DetailScope,
  { taken, closedSites, origin }: Rows,
): Promise<void> => {
  if (closedSites.size === 0 || !isImported(componentName)) return
  const there = taken.filter(({ record }) => record !== null && isAtClosedSites(record, closedSites))
  if (there.length === 0) return
  const stored = await db
    .selectFrom('sisRows')
    .select('sourceId')
    .where('lea', '=', lea)
    .where('component', '=', componentName)
    .where('schoolYear', '=', schoolYear)
    .where(
      'sourceId',
      'in',
      there.flatMap(({ sourceId }) => sourceId ?? []),
    )
    .execute()
  const known = new Set(stored.map((row) => row.sourceId))
  for (const row of there) {
    if (row.record === null || row.sourceId === null || known.has(row.sourceId)) continue
    const [site = ''] = sitesOf(row.record)
    const column = DATABASE_COLUMNS[componentName].find(({ refersTo }) => refersTo === 'sites')
    row.findings.push(
      createFinding('R009', {
        column,
        value: site,
        origin,
        fixTarget: fixTargets.knownSite({ districtId }, site),
      }),
    )
    row.record = null
  }
}
