import { type ComponentName, describeStatus, type ImportLogHeader, placeOf } from '@edconsole/console-core'
import { resultsDownloadLater } from '../../features/imports/results-download-later.ts'
import { syncFormLater } from '../../features/imports/sync-form-later.ts'
import { useMaySync } from '../../features/imports/use-may-sync.ts'
import { stepActions } from '../../features/runs/run/step-actions.tsx'
import { CancelledIcon, DownloadIcon, RetryIcon } from '../../parts/icons/icons.ts'
import { CheckIcon } from '../../parts/icons/later-icons.ts'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import type { HoldDecision } from './hold-dialog.tsx'
import { holdDialogLater } from './hold-dialog-later.ts'
import type { ImportLogResultsMessages } from './messages.ts'

type Context = {
  districtId: string
  /** Null: there is none. */
  previousId: number | null
  nextId: number | null
  header: ImportLogHeader | undefined
  downloading: boolean
  onDownload(): void
  onSyncAgain(components: readonly ComponentName[]): void
  /** What to do with the records that a held batch would remove. */
  onDecide(decision: HoldDecision): void
  m: ImportLogResultsMessages
}

/** The way to the batches before and after, the results as a file, and the same import once more. */
export const useBatchActions = (context: Context): PageAction[] => {
  const { districtId, previousId, nextId, header, downloading, onDownload, onSyncAgain, onDecide, m } =
    context
  const maySync = useMaySync()
  const steps = stepActions({
    previousId,
    nextId,
    placeOfRun: (id) => placeOf('import-log-results', { districtId, batchId: id }),
    m,
  })
  if (!header || header.components.length === 0) return steps
  const download: PageAction = {
    id: 'download-results',
    label: m.download.action,
    note: m.download.note,
    icon: <DownloadIcon />,
    busy: downloading,
    busyLabel: m.download.busy,
    run: onDownload,
    needs: resultsDownloadLater,
  }
  if (!maySync || describeStatus(header.status).running) return [...steps, download]
  const again: PageAction = {
    id: 'sync-again',
    label: m.run.sync.again,
    note: m.run.sync.againNote,
    icon: <RetryIcon />,
    run: () => onSyncAgain(header.components.map(({ componentName }) => componentName)),
    needs: syncFormLater,
  }
  if (header.status !== 'held') return [...steps, download, again]
  const decide = (decision: HoldDecision, kind?: 'primary'): PageAction => ({
    id: decision,
    label: m.hold[decision].action,
    note: m.hold[decision].note,
    icon: decision === 'release' ? <CheckIcon /> : <CancelledIcon />,
    ...(kind && { kind }),
    run: () => onDecide(decision),
    needs: holdDialogLater,
  })
  // What has to be decided stands before what folds into the menu
  return [...steps, decide('discard'), decide('release', 'primary'), again, download]
}
