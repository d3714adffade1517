import {
  CONSTANTS,
  type ImportLogResult,
  importLogsResource,
  useAccess,
  useList,
} from '@edconsole/console-core'
import { useMemo } from 'react'
import type { Template } from './template-row.ts'

export type LastResults = ReadonlyMap<number, ImportLogResult>

/** What became of each template's last run, by the template's number; nothing for those who may not see the log. */
export const useLastResults = (templates: readonly Template[] | undefined): LastResults => {
  const maySee = useAccess().can('import-logs')
  const batches = [...new Set(templates?.flatMap(({ lastBatchId }) => lastBatchId ?? []))].sort(
    (a, b) => a - b,
  )
  const { data } = useList(
    importLogsResource.results,
    { filter: { batchId: batches }, limit: CONSTANTS.limitMax },
    { enabled: maySee && batches.length > 0, silent: true },
  )
  return useMemo(() => {
    const results = new Map<number, ImportLogResult>()
    for (const { id, lastBatchId } of templates ?? []) {
      const result = data?.find(({ templateId, batchId }) => templateId === id && batchId === lastBatchId)
      if (result) results.set(id, result)
    }
    return results
  }, [templates, data])
}
