import { useCallback, useEffect } from 'react'
import { useDistrictScope } from '../provider/district-scope.tsx'
import { useRuntime } from '../provider/use-runtime.ts'
import type { ConsoleRuntime } from '../runtime/create-console-runtime.ts'
import { importRuns } from './import-runs.ts'
import type { RunWatch } from './run-watch.ts'

type Runs = (runtime: ConsoleRuntime) => RunWatch

/**
 * Declares that this page shows whether an import, or another kind of run, is running. If the user leaves meanwhile,
 * one message on another page of the same district announces its end (ux 7.19).
 * @param batchId the batch the page shows; null: any of the district
 * @param running undefined until known
 * @param runs default: imports
 * @example useRunWatch(runningBatch, batches.data && runningBatch !== null)
 */
export const useRunWatch = (
  batchId: number | null,
  running: boolean | undefined,
  runs: Runs = importRuns,
): void => {
  const runtime = useRuntime()
  const { id, lea } = useDistrictScope() ?? {}
  useEffect(() => {
    if (id === undefined || lea === undefined || running === undefined) return
    const watch = runs(runtime)
    if (running && batchId !== null) return watch.show({ districtId: id, lea, batchId })
    watch.ended(id, batchId)
  }, [runtime, id, lea, batchId, running, runs])
}

/** Returns a function that follows a run just started, whichever page the user opens next. */
export const useFollowRun = (runs: Runs = importRuns): ((batchId: number) => void) => {
  const runtime = useRuntime()
  const { id, lea } = useDistrictScope() ?? {}
  return useCallback(
    (batchId) => {
      if (id !== undefined && lea !== undefined) runs(runtime).show({ districtId: id, lea, batchId })()
    },
    [runtime, id, lea, runs],
  )
}
