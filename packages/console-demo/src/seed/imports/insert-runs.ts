import { COMPONENTS } from '@edconsole/console-core/contract'
import { type Db, insertDetails } from '@edconsole/console-server/internal'
import { insertRecords } from '../insert-records.ts'
import type { SeedDistrict } from '../seed-district.ts'
import type { BuiltComponent, BuiltRun } from './build-run.ts'
import type { DistrictReader } from './read-tables.ts'

export type NumberedRun = Omit<BuiltRun, 'components'> & {
  lea: string
  district: SeedDistrict
  reader: DistrictReader
  components: (BuiltComponent & { etlStatusId: number })[]
}

const CHUNK = 400

/** Writes runs with their results and log lines. */
export const insertRuns = async (db: Db, runs: readonly NumberedRun[]): Promise<void> => {
  await insertRecords(db, 'import_batches', runs.map(batchOf))
  await insertRecords(
    db,
    'import_results',
    runs.flatMap((run) => run.components.map((component) => resultOf(run, component))),
  )
  const lines = runs.flatMap(({ lea, batchId, components }) =>
    components.flatMap(({ etlStatusId, componentName, lines }) =>
      lines.map((line) => ({ ...line, scope: { lea, batchId, etlStatusId, componentName } })),
    ),
  )
  for (const some of chunks(lines)) await insertDetails(db, some)
  await insertRecords(
    db,
    'import_hold_decisions',
    runs.flatMap(({ lea, batchId, planned }) =>
      planned.decided ? { lea, batchId, ...planned.decided } : [],
    ),
  )
}

const batchOf = ({ planned, district, components, counts, reader: _, ...run }: NumberedRun) => ({
  ...counts,
  batchId: run.batchId,
  lea: run.lea,
  schoolYear: district.sisYear,
  sisProviderName: district.sisProviderName,
  source: planned.source,
  triggerType: planned.triggerType,
  triggeredBy: planned.triggeredBy,
  status: run.status,
  startedAt: planned.startedAt,
  endedAt: run.endedAt,
  durationMs: run.durationMs,
  componentsTotal: components.length,
  componentsDone: components.filter((c) => ['completed', 'completedWithErrors', 'held'].includes(c.status))
    .length,
  componentsFailed: components.filter((c) => c.status === 'failed').length,
  recordsExpected: counts.recordsRead,
  failureOrigin: run.failureOrigin,
  message: run.message,
})

const resultOf = ({ batchId, lea, reader }: NumberedRun, component: NumberedRun['components'][number]) => {
  const { counts, lines: _, ...result } = component
  const template = reader.template(component.componentName)
  return {
    ...result,
    ...counts,
    batchId,
    lea,
    templateId: template.id,
    templateName: template.name,
    sequence: COMPONENTS[component.componentName].loadOrder,
  }
}

const chunks = <T>(items: readonly T[]): T[][] => {
  const list: T[][] = []
  for (let from = 0; from < items.length; from += CHUNK) list.push(items.slice(from, from + CHUNK))
  return list
}
