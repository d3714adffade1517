import { createHash } from 'node:crypto'
import {
  COMPONENTS,
  type ComponentName,
  type DeliveryStatus,
  type ExportStage,
  exportFileName,
  type RunStatus,
} from '@edconsole/console-core/contract'
import {
  columnsOf,
  createFinding,
  FINDING_CODES,
  type Finding,
  fixTargets,
} from '@edconsole/console-core/import-rules'
import { batchStatus } from '@edconsole/console-server/internal'
import type { Random } from '../imports/random.ts'
import type { SeedDistrict } from '../seed-district.ts'
import { DEMO_RECEIVER } from './demo-receiver.ts'
import type { PlannedExport } from './plan-exports.ts'
import type { PlannedSending } from './plan-sendings.ts'

export type StoredExport = PlannedExport & { id: number; remotePath: string | null; fileNamePattern: string }

export type SendingSource = {
  district: SeedDistrict
  timeZone: string
  /** Rows of each component today. */
  rows: ReadonlyMap<string, number>
  now: Date
  random: Random
}

export type BuiltSending = ReturnType<typeof buildSending>

/** One sending of the past with its files and its log, in the words of the log's codes. */
export const buildSending = (planned: PlannedSending, sent: StoredExport, source: SendingSource) => {
  const order = [...sent.components].sort((a, b) => COMPONENTS[a].loadOrder - COMPONENTS[b].loadOrder)
  const stop = stopOf(planned, sent, source, order.length)
  let clock = planned.startedAt.getTime()
  const files = order.map((componentName, place) => {
    const file = buildFile(componentName, place, { planned, sent, source, stop, clock })
    clock = file.endedAt.getTime()
    return file
  })
  const sum = (field: 'recordsRead' | 'recordsWritten' | 'recordsSkipped' | 'fileSizeBytes') =>
    files.reduce((total, file) => total + file[field], 0)
  const lines = files.flatMap((file) => file.lines)
  return {
    planned,
    sent,
    files,
    endedAt: new Date(clock),
    status: batchStatus(files.map(({ status }) => status)),
    deliveryStatus: stop ? ('failed' as const) : arrived(sent),
    recordsRead: sum('recordsRead'),
    recordsWritten: sum('recordsWritten'),
    recordsSkipped: sum('recordsSkipped'),
    fileSizeBytes: sum('fileSizeBytes'),
    warningCount: lines.filter(({ severity }) => severity === 'warning').length,
    errorCount: lines.filter(({ severity }) => severity === 'error').length,
    failureOrigin: stop ? FINDING_CODES[stop.finding.code].origin : null,
    message: stop ? `${COMPONENTS[order[stop.place] ?? 'sites'].title}: ${stop.finding.message}` : null,
  }
}

type Stop = { place: number; finding: Finding }

/** At which file the receiver said no, if it did. */
const stopOf = (
  { outcome }: PlannedSending,
  { id, host, remotePath }: StoredExport,
  { district }: SendingSource,
  files: number,
): Stop | null => {
  const fixTarget = fixTargets.export(String(district.id), id)
  if (outcome === 'refused' && host !== null)
    return {
      place: 0,
      finding: createFinding('X001', { params: { host, port: String(DEMO_RECEIVER.port) }, fixTarget }),
    }
  if (outcome === 'noSpace' && remotePath !== null)
    return {
      place: Math.min(1, files - 1),
      finding: createFinding('X002', { params: { path: remotePath }, fixTarget }),
    }
  return null
}

type Run = {
  planned: PlannedSending
  sent: StoredExport
  source: SendingSource
  stop: Stop | null
  clock: number
}

const buildFile = (
  componentName: ComponentName,
  place: number,
  { planned, sent, source, stop, clock }: Run,
) => {
  const { random, district, timeZone } = source
  const recordsRead = rowsThen(componentName, planned, source)
  const leftOut = planned.outcome === 'leftOut' ? leftOutOf(componentName, recordsRead, random) : null
  const recordsSkipped = leftOut?.count ?? 0
  const fileName = exportFileName(sent.fileNamePattern, {
    lea: district.lea,
    component: componentName,
    product: sent.product.code,
    schoolYear: district.sisYear,
    at: planned.startedAt,
    timeZone,
  })
  const recordsWritten = recordsRead - recordsSkipped
  const state = stateOf(place, stop, sent)
  const durationMs = Math.round((900 + recordsRead * 0.35) * (0.9 + random.next() * 0.25))
  const findings = [...(leftOut ? [leftOut.finding] : []), ...(stop?.place === place ? [stop.finding] : [])]
  return {
    componentName,
    fileName,
    recordsRead,
    recordsWritten,
    recordsSkipped,
    ...state,
    durationMs,
    fileSizeBytes: 60 + recordsWritten * (BYTES[componentName] ?? 70),
    checksumSha256: createHash('sha256')
      .update(`${district.lea} ${fileName} ${planned.startedAt.toISOString()}`)
      .digest('hex'),
    startedAt: new Date(clock),
    endedAt: new Date(clock + durationMs),
    failureOrigin: stop?.place === place ? FINDING_CODES[stop.finding.code].origin : null,
    message:
      stop?.place === place
        ? stop.finding.message
        : state.status === 'cancelled'
          ? "Skipped: the previous file wasn't delivered"
          : null,
    lines: findings,
  }
}

type State = { status: RunStatus; stage: ExportStage; deliveryStatus: DeliveryStatus }

/** Every file is written before the first is sent: one that is not sent is there all the same. */
const stateOf = (place: number, stop: Stop | null, sent: PlannedExport): State => {
  if (!stop || place < stop.place)
    return { status: 'completed', stage: stageOf(sent), deliveryStatus: arrived(sent) }
  if (place === stop.place) return { status: 'failed', stage: 'transfer', deliveryStatus: 'failed' }
  return { status: 'cancelled', stage: 'generate', deliveryStatus: 'generated' }
}

const stageOf = ({ deliveryMethod }: PlannedExport): ExportStage =>
  deliveryMethod === 'download' ? 'generate' : 'transfer'

/** What is fetched here goes nowhere by itself. */
const arrived = ({ deliveryMethod }: PlannedExport): DeliveryStatus =>
  deliveryMethod === 'download' ? 'generated' : 'transferred'

const leftOutOf = (componentName: ComponentName, rows: number, random: Random) => {
  const column = columnsOf(componentName).find(({ columnName }) => columnName === LACKED[componentName])
  if (!column || rows === 0) return null
  const count = random.int(1, Math.max(1, Math.ceil(rows * 0.01)))
  const params = { count, field: column.displayName.toLowerCase() }
  return { count, finding: createFinding('X003', { column, params }) }
}

/** What receivers ask for and a SIS does not always hold. */
const LACKED: Partial<Record<ComponentName, string>> = { students: 'emailAddress', staff: 'emailAddress' }

/** Bytes of a row, roughly. */
const BYTES: Partial<Record<ComponentName, number>> = { sites: 84, staff: 96, students: 118, enrollment: 52 }

/** Districts grow a little over the weeks. */
const rowsThen = (component: ComponentName, { startedAt }: PlannedSending, { rows, now }: SendingSource) => {
  const today = rows.get(component) ?? 0
  const days = (now.getTime() - startedAt.getTime()) / 86_400_000
  return component === 'sites' ? today : Math.max(1, today - Math.floor(days * today * 0.0002))
}
