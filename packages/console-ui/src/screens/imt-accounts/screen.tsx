import { ClientScope, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ChooseClient } from '../../features/clients/choose-client.tsx'
import { ClientPicker } from '../../features/clients/client-picker.tsx'
import { ImtTabs } from '../../features/clients/imt-tabs.tsx'
import { useChosenClient } from '../../features/clients/use-chosen-client.ts'
import { PeopleIcon } from '../../parts/icons/icons.ts'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { AccountsOfClient } from './accounts-of-client.tsx'
import { messages } from './messages.ts'

/** IMT Accounts ([S2.2]): finds a person's account among those of a client. */
export function ImtAccountsScreen({ id }: { id?: string }): ReactElement {
  const m = useMessages('imt-accounts', messages)
  const chosen = useChosenClient('imt-accounts', id)
  const { clientId } = chosen
  return (
    <>
      <PageHeader title={m.title} tabs={<ImtTabs current="imt-accounts" />} />
      <ClientPicker {...chosen} />
      {clientId === null ? (
        <ChooseClient icon={<PeopleIcon size="xl" />} m={m.choose} />
      ) : (
        <ClientScope clientId={clientId}>
          <AccountsOfClient clientId={clientId} m={m} />
        </ClientScope>
      )}
    </>
  )
}
