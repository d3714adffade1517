import { describeStatus, type ExportLogHeader, placeOf } from '@edconsole/console-core'
import { useCallback, useRef } from 'react'
import { useManifest } from '../../features/exports/run/use-manifest.ts'
import { useRunMenu } from '../../features/runs/list/use-run-menu.tsx'
import { DownloadIcon, SendIcon } from '../../parts/icons/icons.ts'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import type { ExportLogsMessages } from './messages.ts'

type Context = {
  districtId: string
  /** Sends the export of a batch again; absent when the user may not. */
  onSendAgain: ((batch: ExportLogHeader) => void) | undefined
  m: ExportLogsMessages
}

/** What can be done with a sending from the list. */
export const useExportMenu = ({
  districtId,
  onSendAgain,
  m,
}: Context): ((batch: ExportLogHeader) => MenuItem[]) => {
  const { download } = useManifest()
  const latest = useRef(onSendAgain)
  latest.current = onSendAgain
  const maySend = onSendAgain !== undefined
  const placeOfRun = useCallback(
    (batchId: string) => placeOf('export-log-results', { districtId, batchId }),
    [districtId],
  )
  const own = useCallback(
    (batch: ExportLogHeader): MenuItem[] => [
      ...(batch.manifestPath === null
        ? []
        : [
            {
              key: 'manifest',
              label: m.run.manifest.action,
              icon: <DownloadIcon />,
              onSelect: () => void download(batch.batchId),
            },
          ]),
      ...(maySend
        ? [
            {
              key: 'again',
              label: m.run.send.action,
              icon: <SendIcon />,
              separated: true,
              ...(describeStatus(batch.status).running && { disabledReason: m.run.send.running }),
              onSelect: () => latest.current?.(batch),
            },
          ]
        : []),
    ],
    [download, maySend, m],
  )
  return useRunMenu({ placeOfRun, own, m })
}
