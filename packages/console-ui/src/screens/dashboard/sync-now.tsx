import { describeStatus, placeOf, useMessages } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { SyncIcon } from '../../parts/icons/icons.ts'
import { preloadOnApproach } from '../../parts/later/preload-on-approach.ts'
import { Spinner } from '../../parts/spinner/spinner.tsx'
import { SyncDialog } from '../../patterns/import-run/sync-dialog.tsx'
import { syncFormLater } from '../../patterns/import-run/sync-form-later.ts'
import { useMaySync } from '../../patterns/import-run/use-may-sync.ts'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { useSteadyFocus } from '../../patterns/steady-focus/use-steady-focus.ts'
import { messages } from './messages.ts'
import { useRecentBatches } from './use-recent-batches.ts'

/** Starts an import, or leads to the one that runs; nothing for whoever may not start one (R47). */
export function SyncNow({ districtId }: { districtId: string }): ReactElement | null {
  const m = useMessages('dashboard', messages)
  const [asking, setAsking] = useState(false)
  const { data } = useRecentBatches()
  const running = data?.find((batch) => describeStatus(batch.status).running)
  const id = useSteadyFocus(running ? 'follow' : 'start')
  if (!useMaySync()) return null
  if (running) {
    const to = placeOf('import-log-results', { districtId, batchId: String(running.batchId) })
    return (
      <PlaceButton id={id} to={to} icon={<Spinner />}>
        {m.run.sync.running}
      </PlaceButton>
    )
  }
  return (
    <>
      <Button
        id={id}
        kind="primary"
        icon={<SyncIcon />}
        onClick={() => setAsking(true)}
        {...preloadOnApproach(syncFormLater)}
      >
        {m.run.sync.now}
      </Button>
      {asking ? (
        <SyncDialog
          open
          title={m.run.sync.title}
          preset={null}
          onClose={() => setAsking(false)}
          onStarted={() => setAsking(false)}
          texts={m.run}
        />
      ) : null}
    </>
  )
}
