import { type ImportLogHeader, placeOf } from '@edconsole/console-core'
import { useCallback, useRef } from 'react'
import { useRunMenu } from '../../features/runs/list/use-run-menu.tsx'
import { DownloadIcon, RetryIcon } from '../../parts/icons/icons.ts'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import type { ImportLogsMessages } from './messages.ts'

type Context = {
  districtId: string
  /** Saves the results of a batch. Keep it the same from one drawing to the next. */
  onDownload(batchId: number): void
  /** Runs the components of a batch again; absent when the user may not, or one is running. */
  onSyncAgain: ((batch: ImportLogHeader) => void) | undefined
  m: ImportLogsMessages
}

/** What can be done with a batch from the list. */
export const useBatchMenu = ({
  districtId,
  onDownload,
  onSyncAgain,
  m,
}: Context): ((batch: ImportLogHeader) => MenuItem[]) => {
  const latest = useRef(onSyncAgain)
  latest.current = onSyncAgain
  const maySyncAgain = onSyncAgain !== undefined
  const placeOfRun = useCallback(
    (batchId: string) => placeOf('import-log-results', { districtId, batchId }),
    [districtId],
  )
  const own = useCallback(
    (batch: ImportLogHeader): MenuItem[] =>
      batch.components.length === 0
        ? []
        : [
            {
              key: 'download',
              label: m.menu.download,
              icon: <DownloadIcon />,
              onSelect: () => onDownload(batch.batchId),
            },
            ...(maySyncAgain
              ? [
                  {
                    key: 'again',
                    label: m.menu.syncAgain,
                    icon: <RetryIcon />,
                    separated: true,
                    onSelect: () => latest.current?.(batch),
                  },
                ]
              : []),
          ],
    [onDownload, maySyncAgain, m],
  )
  return useRunMenu({ placeOfRun, own, m })
}
