import { placeOf } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { SyncIcon } from '../../parts/icons/icons.ts'
import { preloadOnApproach } from '../../parts/later/preload-on-approach.ts'
import { Spinner } from '../../parts/spinner/spinner.tsx'
import { syncFormLater } from '../../patterns/import-run/sync-form-later.ts'
import { usePlaceLink } from '../../patterns/place-link/use-place-link.ts'
import { useSteadyFocus } from '../../patterns/steady-focus/use-steady-focus.ts'
import type { ImportLogsMessages } from './messages.ts'

export type SyncButtonProps = {
  districtId: string
  /** The batch that runs now: then the button leads there. Undefined until that is known. */
  runningBatch: number | null | undefined
  onSync(): void
  m: ImportLogsMessages
}

/** Starts an import, or leads to the one that runs. */
export function SyncButton({ districtId, runningBatch, onSync, m }: SyncButtonProps): ReactElement {
  const link = usePlaceLink(
    runningBatch == null
      ? null
      : placeOf('import-log-results', { districtId, batchId: String(runningBatch) }),
  )
  const id = useSteadyFocus(runningBatch == null ? 'start' : 'follow')
  if (runningBatch == null) {
    return (
      <Button
        id={id}
        kind="primary"
        icon={<SyncIcon />}
        disabledReason={runningBatch === undefined ? m.checking : undefined}
        onClick={onSync}
        {...preloadOnApproach(syncFormLater)}
      >
        {m.run.sync.now}
      </Button>
    )
  }
  return (
    <Button id={id} icon={<Spinner />} href={link.href} onClick={link.onClick}>
      {m.run.sync.running}
    </Button>
  )
}
