import { describeStatus, type ExportLogHeader, placeOf, useNavigator } from '@edconsole/console-core'
import { useCallback, useRef } from 'react'
import { CopyIcon, DownloadIcon, SendIcon } from '../../parts/icons/icons.ts'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import { useManifest } from '../../patterns/export-run/use-manifest.ts'
import { linkToPlace } from '../../patterns/place-link/link-to-place.ts'
import { useCopyId } from '../../patterns/run-log/use-copy-id.ts'
import type { ExportLogsMessages } from './messages.ts'

type Context = {
  districtId: string
  /** Sends the export of a batch again; absent when the user may not. */
  onSendAgain: ((batch: ExportLogHeader) => void) | undefined
  m: ExportLogsMessages
}

/** What can be done with a sending from the list. The same function as long as it says the same: rows are drawn anew for another. */
export const useExportMenu = ({
  districtId,
  onSendAgain,
  m,
}: Context): ((batch: ExportLogHeader) => MenuItem[]) => {
  const navigation = useNavigator()
  const copyId = useCopyId(m)
  const { download } = useManifest()
  const latest = useRef(onSendAgain)
  latest.current = onSendAgain
  const maySend = onSendAgain !== undefined
  return useCallback(
    (batch) => {
      const { batchId } = batch
      const place = placeOf('export-log-results', { districtId, batchId: String(batchId) })
      const open = linkToPlace(navigation, place)
      const { running } = describeStatus(batch.status)
      return [
        ...(open.href === undefined
          ? []
          : [{ key: 'open', label: m.menu.open, href: open.href, onSelect: open.onClick }]),
        { key: 'copy', label: m.menu.copyId, icon: <CopyIcon />, onSelect: () => void copyId(batchId) },
        ...(batch.manifestPath === null
          ? []
          : [
              {
                key: 'manifest',
                label: m.run.manifest.action,
                icon: <DownloadIcon />,
                onSelect: () => void download(batchId),
              },
            ]),
        ...(maySend
          ? [
              {
                key: 'again',
                label: m.run.send.action,
                icon: <SendIcon />,
                separated: true,
                ...(running && { disabledReason: m.run.send.running }),
                onSelect: () => latest.current?.(batch),
              },
            ]
          : []),
      ]
    },
    [districtId, navigation, copyId, download, maySend, m],
  )
}
