import type { ComponentName } from '../lists/components.ts'
import type { ImportLogDetail } from './import-log.ts'

/** What two batches are compared by. */
export type ComparedMeasure =
  | 'recordsRead'
  | 'recordsInserted'
  | 'recordsUpdated'
  | 'recordsDeleted'
  | 'recordsRejected'

export type ComparedCounts = Readonly<Record<ComparedMeasure, number>>

/** One of the two batches of a comparison. */
export type ComparedBatch = {
  batchId: number
  startedAt: string
  /** Milliseconds; null while it runs. */
  durationMs: number | null
  /** When the details of its components were deleted because of their age: its causes are no longer known. */
  detailsDeletedAt: string | null
}

/** The answer of `GET /district/import-log-headers/{id}/compare`: a batch (`after`) beside another one, as a rule an earlier one (`before`). */
export type BatchComparison = {
  before: ComparedBatch
  after: ComparedBatch
  /** In load order; those of either batch. */
  components: ComparedComponent[]
  /** Why rows were refused in either batch, by component; most rows first. */
  causes: ComparedCause[]
  /** What the batch changed in stored records, most records first. Empty once that is no longer kept. */
  fields: ChangedField[]
  /** What the batch added and removed, by component. Without examples once these are no longer kept. */
  rows: ChangedRows[]
}

export type ComparedComponent = {
  componentName: ComponentName
  /** Its result in this batch, or else in the other one. */
  etlStatusId: number
  /** Null: it wasn't part of that batch. */
  before: ComparedCounts | null
  /** Null: it isn't part of this batch. */
  after: ComparedCounts | null
  /** Measures that grew far more than between any two of the thirty batches before this one. */
  unusual: ComparedMeasure[]
}

export type ComparedCause = {
  componentName: ComponentName
  /** As in the lines of the log: `code:column`. */
  cause: string
  /** Lines with this cause. */
  before: number
  after: number
  /** A line of this batch, or else of the other one. */
  sample: ImportLogDetail
  /** Values that were received, at most fifty, most lines first. */
  values: ComparedValue[]
}

export type ComparedValue = { value: string; before: number; after: number }

/** A field that a batch changed in records that were stored before it. */
export type ChangedField = {
  componentName: ComponentName
  fieldName: string
  /** Records in which it changed. */
  rows: number
  examples: ChangedValue[]
}

/** Null: the record has no value. Several values stand behind each other, with commas between them. */
export type ChangedValue = { sourceId: string; from: string | null; to: string | null }

/** Records of a component that a batch added, or removed. */
export type ChangedRows = {
  componentName: ComponentName
  change: 'added' | 'removed'
  rows: number
  /** At most ten. */
  examples: ChangedRow[]
}

/** A record: its ID in the SIS, and a name where it has one. */
export type ChangedRow = { sourceId: string; label: string | null }
