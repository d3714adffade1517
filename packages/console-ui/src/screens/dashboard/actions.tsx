import { describeStatus, placeOf, useAccess, useMessages } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { SyncIcon } from '../../parts/icons/icons.ts'
import { Spinner } from '../../parts/spinner/spinner.tsx'
import { SyncDialog } from '../../patterns/import-run/sync-dialog.tsx'
import { syncFormLater } from '../../patterns/import-run/sync-form-later.ts'
import { useMaySync } from '../../patterns/import-run/use-may-sync.ts'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { messages } from './messages.ts'
import { useRecentBatches } from './use-recent-batches.ts'

/** What provider staff do from here: look at the district, start an import (R47) or follow the one that runs. */
export function Actions({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('dashboard', messages)
  const { can } = useAccess()
  const maySync = useMaySync()
  const [asking, setAsking] = useState(false)
  const { data } = useRecentBatches()
  const running = data?.find((batch) => describeStatus(batch.status).running)
  const profile: PageAction = {
    id: 'district-profile',
    label: m.openProfile,
    to: placeOf('district-profile', { districtId }),
  }
  const sync: PageAction = running
    ? {
        id: 'sync',
        label: m.run.sync.running,
        icon: <Spinner />,
        to: placeOf('import-log-results', { districtId, batchId: String(running.batchId) }),
      }
    : {
        id: 'sync',
        label: m.run.sync.now,
        note: m.run.sync.note,
        icon: <SyncIcon />,
        kind: 'primary',
        run: () => setAsking(true),
        needs: syncFormLater,
      }
  return (
    <>
      <PageActions items={[...(can('district-profile') ? [profile] : []), ...(maySync ? [sync] : [])]} />
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
