import {
  type ImportLogHeader,
  importLogsResource,
  type ListState,
  useAccess,
  useRefresh,
} from '@edconsole/console-core'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import { useRecentRuns } from '../runs/list/use-recent-runs.ts'
import type { ImportRunMessages } from './messages.ts'
import { syncAction } from './sync-action.tsx'
import { SyncDialog } from './sync-dialog.tsx'
import { useMaySync } from './use-may-sync.ts'

export type SyncNow = {
  /** The newest imports, which say whether one runs. */
  readonly recent: ListState<ImportLogHeader>
  /** Absent for those who may not start an import (R47). */
  readonly action: PageAction | undefined
  /** To be drawn anywhere on the page. */
  readonly dialog: ReactElement | null
}

/**
 * "Sync now" for a page about the district: it asks what to sync, and leads to the import that runs.
 * @param disabledReason why none can be started yet
 * @param onStarted hears of the batch that was started here
 */
export const useSyncNow = (
  districtId: string,
  texts: ImportRunMessages,
  disabledReason?: string | undefined,
  onStarted?: (batchId: number) => void,
): SyncNow => {
  const maySync = useMaySync()
  const { can } = useAccess()
  const { list, runningBatch } = useRecentRuns(importLogsResource.headers, undefined, can('import-logs'))
  useRefreshAfterRun(runningBatch)
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  if (!maySync) return { recent: list, action: undefined, dialog: null }
  return {
    recent: list,
    action: syncAction({ districtId, runningBatch, disabledReason, onSync: () => setAsking(true), texts }),
    dialog: asking ? (
      <SyncDialog
        open
        title={texts.sync.title}
        preset={null}
        onClose={close}
        onStarted={(batchId) => {
          close()
          list.retry()
          onStarted?.(batchId)
        }}
        texts={texts}
      />
    ) : null,
  }
}

// Asks again for what an import changes once the one that ran has ended: pages that sum a district up show more than its
// list of imports.
const useRefreshAfterRun = (runningBatch: number | null): void => {
  const logs = useRefresh('importLogs')
  const sites = useRefresh('sites')
  const students = useRefresh('students')
  const ran = useRef(false)
  useEffect(() => {
    if (runningBatch !== null) ran.current = true
    else if (ran.current) {
      ran.current = false
      for (const refresh of [logs, sites, students]) refresh()
    }
  }, [runningBatch, logs, sites, students])
}
