import { placeOf, useAccess, useDistrict, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { useSyncNow } from '../../features/imports/use-sync-now.tsx'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { messages } from './messages.ts'

/** What provider staff do from here: look at the district, start an import (R47) or follow the one that runs. */
export function Actions({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('dashboard', messages)
  const { can } = useAccess()
  const { selected } = useDistrict()
  const noConnection = selected?.sisProviderName === null ? m.run.sync.noConnection : undefined
  const sync = useSyncNow(districtId, m.run, noConnection)
  const profile: PageAction = {
    id: 'district-profile',
    label: m.openProfile,
    to: placeOf('district-profile', { districtId }),
  }
  return (
    <>
      <PageActions
        items={[...(can('district-profile') ? [profile] : []), ...(sync.action ? [sync.action] : [])]}
      />
      {sync.dialog}
    </>
  )
}
