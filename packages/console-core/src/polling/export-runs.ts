import { exportLogsResource } from '../resources/index.ts'
import type { ConsoleRuntime } from '../runtime/create-console-runtime.ts'
import { describeExportEnd } from './describe-export-end.ts'
import { type RunWatch, watchOf } from './run-watch.ts'

/**
 * Exports that are being sent, for `useRunWatch` and `useFollowRun`.
 * @example useRunWatch(runningBatch, runningBatch !== null, exportRuns)
 */
export const exportRuns: (runtime: ConsoleRuntime) => RunWatch = /* @__PURE__ */ watchOf({
  headers: exportLogsResource.headers,
  describeEnd: describeExportEnd,
})
