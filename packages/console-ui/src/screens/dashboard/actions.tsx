import { placeOf, useAccess, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { messages } from './messages.ts'
import { SyncNow } from './sync-now.tsx'

/** What provider staff do from here: look into the logs, start an import. */
export function Actions({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('dashboard', messages)
  const { can } = useAccess()
  return (
    <>
      {can('import-logs') ? (
        <PlaceButton to={placeOf('import-logs', { districtId })}>{m.openImportLogs}</PlaceButton>
      ) : null}
      <SyncNow districtId={districtId} />
    </>
  )
}
