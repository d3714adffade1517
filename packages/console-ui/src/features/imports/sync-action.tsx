import { placeOf } from '@edconsole/console-core'
import { SyncIcon } from '../../parts/icons/icons.ts'
import { Spinner } from '../../parts/spinner/spinner.tsx'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import type { ImportRunMessages } from './messages.ts'
import { SyncDialog } from './sync-dialog.tsx'

type Context = {
  districtId: string
  /** The batch that runs now: then the action leads there. */
  runningBatch: number | null | undefined
  /** Why none can be started now. */
  disabledReason?: string | undefined
  onSync(): void
  texts: ImportRunMessages
}

/** Starts an import, or leads to the one that runs. */
export const syncAction = ({
  districtId,
  runningBatch,
  disabledReason,
  onSync,
  texts,
}: Context): PageAction => {
  if (runningBatch == null) {
    return {
      id: 'sync',
      label: texts.sync.now,
      note: texts.sync.note,
      icon: <SyncIcon />,
      kind: 'primary',
      disabledReason,
      run: onSync,
      needs: SyncDialog,
    }
  }
  return {
    id: 'sync',
    label: texts.sync.running,
    icon: <Spinner />,
    to: placeOf('import-log-results', { districtId, batchId: String(runningBatch) }),
  }
}
