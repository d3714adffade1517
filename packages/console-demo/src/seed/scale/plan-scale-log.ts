import type { ScaleDistrict } from './scale-districts.ts'
import { lengthOf } from './share.ts'

/** A run of the past: one batch with a result each for sites, staff and students, and lines about students. */
export type ScaleRun = {
  lea: string
  sites: number
  students: number
  provider: string
  batchId: number
  /** Of its first result; the others follow. */
  etlStatusId: number
  /** How many runs came after it. */
  age: number
  from: number
  to: number
}

/** A batch and its results. */
export const ROWS_BESIDE_LINES = 4
/** A run a day for two months, unless there are too few lines for that. */
const RUNS_MAX = 60
const LINES_MIN = 20

/** The runs of all districts; with their lines they make up what each of them has of the log. */
export const planScaleLog = (districts: readonly ScaleDistrict[]): ScaleRun[] => {
  let before = 0
  return districts.flatMap(({ lea, draft, parts, log }) => {
    const rows = lengthOf(log)
    const runs = Math.min(RUNS_MAX, Math.max(1, Math.floor(rows / (LINES_MIN + ROWS_BESIDE_LINES))))
    const lines = rows - runs * ROWS_BESIDE_LINES
    if (lines < 0) return []
    const first = before
    before += runs
    return Array.from({ length: runs }, (_, index) => ({
      lea,
      sites: parts.sites,
      provider: draft.sisProviderName,
      students: Math.max(parts.students, Math.ceil(lines / runs)),
      batchId: first + index + 1,
      etlStatusId: (first + index) * 3 + 1,
      age: runs - 1 - index,
      from: 1,
      to: Math.floor((lines * (index + 1)) / runs) - Math.floor((lines * index) / runs),
    }))
  })
}
