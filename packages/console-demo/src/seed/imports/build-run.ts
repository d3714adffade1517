import {
  COMPONENTS,
  CONSTANTS,
  type FailureOrigin,
  type RowCounts,
  type RunStatus,
} from '@edconsole/console-core/contract'
import type { ImportedComponent } from '@edconsole/console-core/import-rules'
import {
  addCounts,
  batchStatus,
  type DetailLine,
  decisionSentence,
  NO_ROWS,
} from '@edconsole/console-server/internal'
import { COMPONENT_FILES } from './component-files.ts'
import type { PlannedRun } from './plan-runs.ts'
import type { Random } from './random.ts'
import { ENDED, outcomeOf } from './run-outcomes.ts'
import type { RunOutcomeOf, RunSource } from './run-source.ts'

export type BuiltComponent = Omit<RunOutcomeOf, 'findings'> & {
  componentName: ImportedComponent
  fileName: string | null
  startedAt: Date | null
  endedAt: Date
  durationMs: number | null
  lines: DetailLine[]
}

export type BuiltRun = {
  batchId: number
  planned: PlannedRun
  status: RunStatus
  endedAt: Date
  durationMs: number
  failureOrigin: FailureOrigin | null
  message: string | null
  counts: RowCounts
  components: BuiltComponent[]
}

/** A run of the past with its counts and its log, in the words of the import. */
export const buildRun = (planned: PlannedRun, source: RunSource): BuiltRun => {
  let clock = planned.startedAt.getTime()
  const components: BuiltComponent[] = []
  for (const componentName of source.reader.components) {
    const built = buildComponent(componentName, planned, source, clock, components)
    clock = built.endedAt.getTime()
    components.push(built)
  }
  const worst =
    components.find((c) => c.status === 'failed') ??
    components.find((c) => c.status === 'held') ??
    components.find((c) => c.status === 'completedWithErrors')
  return {
    batchId: source.batchId,
    planned,
    components,
    status: batchStatus(components.map((c) => c.status)),
    endedAt: new Date(clock),
    durationMs: clock - planned.startedAt.getTime(),
    failureOrigin: worst?.failureOrigin ?? null,
    message: worst?.message
      ? `${COMPONENTS[worst.componentName].title}: ${worst.message}`
      : planned.decided
        ? decisionSentence(planned.decided, CONSTANTS.timeZone)
        : null,
    counts: components.reduce((sum, c) => addCounts(sum, c.counts), NO_ROWS),
  }
}

const MAIN: readonly ImportedComponent[] = ['sites', 'staff', 'students', 'enrollment']

const buildComponent = (
  componentName: ImportedComponent,
  planned: PlannedRun,
  source: RunSource,
  start: number,
  before: readonly BuiltComponent[],
): BuiltComponent => {
  const parents: readonly string[] = COMPONENTS[componentName].dependsOn
  const parent = before.find(
    (c) => parents.includes(c.componentName) && (c.status === 'failed' || c.status === 'cancelled'),
  )
  if (parent) {
    const message = `Skipped: ${parent.componentName} failed`
    const none = { fileName: null, startedAt: null, durationMs: null, lines: [] }
    const { findings: _, ...ended } = ENDED
    return {
      ...ended,
      ...none,
      componentName,
      message,
      status: 'cancelled',
      stage: 'extract',
      endedAt: new Date(start),
    }
  }
  // The main components draw by themselves, so that others leave their figures alone.
  const drawing = MAIN.includes(componentName) ? source : { ...source, random: source.otherRandom }
  const { findings, ...outcome } = outcomeOf(componentName, planned, drawing)
  const durationMs = durationOf(componentName, outcome, drawing.random)
  const { filePattern } = source.reader.template(componentName)
  const rowData = source.reader.importer(componentName).rowData
  return {
    ...outcome,
    componentName,
    durationMs,
    fileName: planned.source === 'api' ? `/api/v5/${COMPONENT_FILES[componentName].endpoint}` : filePattern,
    startedAt: new Date(start),
    endedAt: new Date(start + durationMs),
    lines: findings.map(({ finding, row }, i) => ({
      finding,
      rowNumber: row?.rowNumber ?? null,
      sourceId: row?.sourceId ?? null,
      recordLabel: row?.recordLabel ?? null,
      siteCode: row?.siteCode ?? null,
      rowData: row ? rowData(row.fields) : null,
      loggedAt: new Date(start + (durationMs * (i + 1)) / (findings.length + 1)).toISOString(),
    })),
  }
}

const durationOf = (
  component: ImportedComponent,
  { status, counts }: Pick<RunOutcomeOf, 'status' | 'counts'>,
  random: Random,
): number => {
  if (status === 'failed') return random.int(29_000, 38_000)
  return Math.round(
    (1500 + counts.recordsRead * COMPONENT_FILES[component].pace) * (0.9 + random.next() * 0.25),
  )
}
