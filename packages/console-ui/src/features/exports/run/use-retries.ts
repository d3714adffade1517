import { type ExportLogHeader, exportLogsResource, useList } from '@edconsole/console-core'

export type Retries = {
  /** The run that this one retries. */
  readonly before: ExportLogHeader | undefined
  /** The run that retried this one. */
  readonly after: ExportLogHeader | undefined
}

/** The runs of the same export right before and after this one, if a failed delivery connects them. */
export const useRetries = (run: ExportLogHeader | undefined): Retries => {
  const before = useNeighbor(run, 'lt', run !== undefined && run.attempt > 1)
  const after = useNeighbor(run, 'gt', run?.deliveryStatus === 'failed')
  const follows = (later: ExportLogHeader | undefined, earlier: ExportLogHeader | undefined): boolean =>
    later !== undefined && earlier !== undefined && later.attempt === earlier.attempt + 1
  return {
    before: follows(run, before) ? before : undefined,
    after: follows(after, run) ? after : undefined,
  }
}

const useNeighbor = (
  run: ExportLogHeader | undefined,
  side: 'lt' | 'gt',
  enabled: boolean,
): ExportLogHeader | undefined => {
  const { batchId, exportId } = run ?? { batchId: 0, exportId: 0 }
  const { data } = useList(
    exportLogsResource.headers,
    {
      filter: { exportId: [String(exportId)], batchId: { [side]: batchId } },
      sort: { batchId: side === 'lt' ? 'desc' : 'asc' },
      limit: 1,
    },
    { enabled, silent: true, within: { batchId } },
  )
  return enabled ? data?.[0] : undefined
}
