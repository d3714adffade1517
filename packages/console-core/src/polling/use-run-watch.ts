import { useCallback, useEffect } from 'react'
import { useDistrictScope } from '../provider/district-scope.tsx'
import { useRuntime } from '../provider/use-runtime.ts'
import type { ConsoleRuntime } from '../runtime/create-console-runtime.ts'
import { importRuns } from './import-runs.ts'
import type { RunWatch } from './run-watch.ts'

type Runs = (runtime: ConsoleRuntime) => RunWatch

/**
 * Says that this page shows whether an import, or another kind of run, of the district runs. Whoever leaves it while one does, is told its end by
 * one message on another page of the same district (ux 7.19).
 * @param batchId the batch that the page speaks of; null: any of the district
 * @param running undefined until that is known
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

/** For whoever starts an import, or another kind of run: it is followed from now on, whichever page the user goes to. */
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
