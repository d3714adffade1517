import { describeStatus, type ExportLogHeader, placeOf } from '@edconsole/console-core'
import { sendFormLater } from '../../features/exports/run/send-form-later.ts'
import { useManifest } from '../../features/exports/run/use-manifest.ts'
import { useMaySend } from '../../features/exports/run/use-may-send.ts'
import { stepActions } from '../../features/runs/run/step-actions.tsx'
import { DownloadIcon, SendIcon } from '../../parts/icons/icons.ts'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import type { ExportLogResultsMessages } from './messages.ts'

type Context = {
  districtId: string
  /** Null: there is none. */
  previousId: number | null
  nextId: number | null
  header: ExportLogHeader | undefined
  onSendAgain(): void
  m: ExportLogResultsMessages
}

/** The way to the sendings before and after, the list of files, and the same export once more. */
export const useExportActions = (context: Context): PageAction[] => {
  const { districtId, previousId, nextId, header, onSendAgain, m } = context
  const maySend = useMaySend()
  const manifest = useManifest()
  const steps = stepActions({
    previousId,
    nextId,
    placeOfRun: (id) => placeOf('export-log-results', { districtId, batchId: id }),
    m,
  })
  if (!header) return steps
  const { batchId, status, manifestPath } = header
  const download: PageAction = {
    id: 'manifest',
    label: m.run.manifest.action,
    note: m.run.manifest.note,
    icon: <DownloadIcon />,
    run: () => void manifest.download(batchId),
    busy: manifest.downloading,
    busyLabel: m.run.manifest.busy,
  }
  const files = manifestPath === null ? [] : [download]
  if (!maySend) return [...steps, ...files]
  return [
    ...steps,
    ...files,
    {
      id: 'send-again',
      label: m.run.send.action,
      note: m.run.send.note,
      icon: <SendIcon />,
      disabledReason: describeStatus(status).running ? m.run.send.running : undefined,
      run: onSendAgain,
      needs: sendFormLater,
    },
  ]
}
