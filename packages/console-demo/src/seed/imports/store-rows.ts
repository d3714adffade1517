import type { Db } from '@edconsole/console-server/internal'
import type { SeedDistrict } from '../seed-district.ts'
import { holdRows } from './hold-rows.ts'
import { insertRows, peopleBySite, type StoredRow } from './insert-rows.ts'
import type { NumberedRun } from './insert-runs.ts'
import type { DistrictReader } from './read-tables.ts'
import { runsOfGone } from './runs-of-gone.ts'

type Of = { reader: DistrictReader; runs: readonly NumberedRun[] }

/** Stores what the runs of a district have loaded. */
export const storeRows = async (
  db: Db,
  { lea, sisYear }: SeedDistrict,
  { reader, runs }: Of,
): Promise<void> => {
  const { city, state, zip } = await db
    .selectFrom('districts')
    .select(['city', 'state', 'zip'])
    .where('lea', '=', lea)
    .executeTakeFirstOrThrow()
  const place = { lea, schoolYear: sisYear, city, state, zip }
  const people = peopleBySite([...reader.rows('students'), ...reader.leftOut], reader.rows('staff'))
  for (const component of reader.components) {
    const [loaded, before] = runs.filter((run) => hasLoaded(run, component)).toReversed()
    if (!loaded) continue
    const of = loadedBy(loaded, component)
    const rows = reader.rows(component).map(
      ({ record, sourceId }): StoredRow => ({
        record,
        sourceId,
        ...of,
        counted: component === 'sites' && sourceId ? (people.get(sourceId) ?? NOBODY) : undefined,
      }),
    )
    const leftOut =
      component === 'students' && before
        ? reader.leftOut.map(({ record, sourceId }) => ({ record, sourceId, ...loadedBy(before, component) }))
        : []
    await insertRows(db, { place, component }, [...rows, ...leftOut, ...goneRows(component, reader, runs)])
  }
  await holdRows(db, reader, runs)
}

const hasLoaded = ({ components }: NumberedRun, component: string): boolean =>
  components.some((one) => one.componentName === component && LOADED.includes(one.status))

const loadedBy = ({ batchId, endedAt, components }: NumberedRun, component: string) => ({
  batchId,
  at: components.find(({ componentName }) => componentName === component)?.endedAt ?? endedAt,
})

const LOADED: readonly string[] = ['completed', 'completedWithErrors', 'held']
const NOBODY = { studentCount: 0, staffCount: 0 }

/** Those who left, as the run has left them that missed them first. */
const goneRows = (component: string, { gone }: DistrictReader, runs: readonly NumberedRun[]): StoredRow[] => {
  if (component !== 'students' && component !== 'enrollment') return []
  const planned = runsOfGone(
    gone.students,
    runs.map((run) => run.planned),
  )
  return gone[component].flatMap(({ record, sourceId }, i): StoredRow[] => {
    const run = runs.find((one) => one.planned === planned[i])
    return run ? [{ record, sourceId, ...loadedBy(run, component), isActive: false }] : []
  })
}
