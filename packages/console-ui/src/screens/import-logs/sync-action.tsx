import { placeOf } from '@edconsole/console-core'
import { SyncIcon } from '../../parts/icons/icons.ts'
import { Spinner } from '../../parts/spinner/spinner.tsx'
import { syncFormLater } from '../../patterns/import-run/sync-form-later.ts'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import type { ImportLogsMessages } from './messages.ts'

type Context = {
  districtId: string
  /** The batch that runs now: then the action leads there. Undefined until that is known. */
  runningBatch: number | null | undefined
  onSync(): void
  m: ImportLogsMessages
}

/** Starts an import, or leads to the one that runs. */
export const syncAction = ({ districtId, runningBatch, onSync, m }: Context): PageAction => {
  if (runningBatch == null) {
    return {
      id: 'sync',
      label: m.run.sync.now,
      note: m.run.sync.note,
      icon: <SyncIcon />,
      kind: 'primary',
      disabledReason: runningBatch === undefined ? m.checking : undefined,
      run: onSync,
      needs: syncFormLater,
    }
  }
  return {
    id: 'sync',
    label: m.run.sync.running,
    icon: <Spinner />,
    to: placeOf('import-log-results', { districtId, batchId: String(runningBatch) }),
  }
}
