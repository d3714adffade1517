import { type ImportLogHeader, placeOf, useNavigator } from '@edconsole/console-core'
import { useCallback, useRef } from 'react'
import { CopyIcon, DownloadIcon, RetryIcon } from '../../parts/icons/icons.ts'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import { linkToPlace } from '../../patterns/place-link/link-to-place.ts'
import { useCopyId } from '../../patterns/run-log/use-copy-id.ts'
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
  const navigation = useNavigator()
  const copyId = useCopyId(m)
  const latest = useRef(onSyncAgain)
  latest.current = onSyncAgain
  const maySyncAgain = onSyncAgain !== undefined
  // The same function as long as it says the same: rows are drawn anew for another.
  return useCallback(
    (batch) => {
      const { batchId } = batch
      const open = linkToPlace(
        navigation,
        placeOf('import-log-results', { districtId, batchId: String(batchId) }),
      )
      return [
        ...(open.href === undefined
          ? []
          : [{ key: 'open', label: m.menu.open, href: open.href, onSelect: open.onClick }]),
        { key: 'copy', label: m.menu.copyId, icon: <CopyIcon />, onSelect: () => void copyId(batchId) },
        ...(batch.components.length === 0
          ? []
          : [
              {
                key: 'download',
                label: m.menu.download,
                icon: <DownloadIcon />,
                onSelect: () => onDownload(batchId),
              },
            ]),
        ...(maySyncAgain && batch.components.length > 0
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
      ]
    },
    [districtId, navigation, copyId, onDownload, maySyncAgain, m],
  )
}
