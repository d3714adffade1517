import { importLogsResource } from '../resources/index.ts'
import type { ConsoleRuntime } from '../runtime/create-console-runtime.ts'
import { describeRunEnd } from './describe-run-end.ts'
import { type RunWatch, watchOf } from './run-watch.ts'

/** Imports: there is never more than one of a district. */
export const importRuns: (runtime: ConsoleRuntime) => RunWatch = /* @__PURE__ */ watchOf({
  headers: importLogsResource.headers,
  describeEnd: describeRunEnd,
})
