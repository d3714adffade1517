import { useCallback, useEffect } from 'react'
import { useDistrictScope } from '../provider/use-district-scope.ts'
import { useRuntime } from '../provider/use-runtime.ts'
import { runWatchOf } from './run-watch.ts'

/**
 * Says that this page shows whether an import of the district runs. Whoever leaves it while one does, is told its end by
 * one message on another page of the same district (ux 7.19).
 * @param batchId the batch that the page speaks of; null: any of the district
 * @param running undefined until that is known
 * @example useRunWatch(runningBatch, batches.data && runningBatch !== null)
 */
export const useRunWatch = (batchId: number | null, running: boolean | undefined): void => {
  const runtime = useRuntime()
  const { id, lea } = useDistrictScope() ?? {}
  useEffect(() => {
    if (id === undefined || lea === undefined || running === undefined) return
    const watch = runWatchOf(runtime)
    if (running && batchId !== null) return watch.show({ districtId: id, lea, batchId })
    watch.ended(id, batchId)
  }, [runtime, id, lea, batchId, running])
}

/** For whoever starts an import: it is followed from now on, whichever page the user goes to. */
export const useFollowRun = (): ((batchId: number) => void) => {
  const runtime = useRuntime()
  const { id, lea } = useDistrictScope() ?? {}
  return useCallback(
    (batchId) => {
      if (id !== undefined && lea !== undefined) runWatchOf(runtime).show({ districtId: id, lea, batchId })()
    },
    [runtime, id, lea],
  )
}
