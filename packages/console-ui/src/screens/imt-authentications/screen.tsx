import { ClientScope, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ChooseClient } from '../../features/clients/choose-client.tsx'
import { ClientPicker } from '../../features/clients/client-picker.tsx'
import { ImtTabs } from '../../features/clients/imt-tabs.tsx'
import { clientMessages } from '../../features/clients/messages.ts'
import { useChosenClient } from '../../features/clients/use-chosen-client.ts'
import { useDistrictsOfClient } from '../../features/clients/use-districts-of-client.ts'
import { AddProviderAction } from '../../features/sign-in/providers/add-provider-action.tsx'
import type { ProviderMessages } from '../../features/sign-in/providers/messages.ts'
import { ProviderList } from '../../features/sign-in/providers/provider-list.tsx'
import { useAuthentications } from '../../features/sign-in/providers/use-authentications.ts'
import { AuthenticationIcon } from '../../parts/icons/icons.ts'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { NotFoundState } from '../../patterns/states/not-found-state.tsx'
import { messages } from './messages.ts'

/** IMT Authentications ([S2.2]): the sign-in providers of a client, what expires first at the top. */
export function ImtAuthenticationsScreen({ id }: { id?: string }): ReactElement {
  const m = useMessages('imt-authentications', messages)
  const chosen = useChosenClient('imt-authentications', id)
  const { clientId } = chosen
  return (
    <>
      <PageHeader
        title={m.title}
        tabs={<ImtTabs current="imt-authentications" />}
        actions={
          clientId !== null && (
            <ClientScope clientId={clientId}>
              <AddProviderAction m={m} />
            </ClientScope>
          )
        }
      />
      <ClientPicker {...chosen} />
      {clientId === null ? (
        <ChooseClient icon={<AuthenticationIcon size="xl" />} m={m.choose} />
      ) : (
        <ClientScope clientId={clientId}>
          <ProvidersOfClient clientId={clientId} m={m} />
        </ClientScope>
      )}
    </>
  )
}

function ProvidersOfClient({ clientId, m }: { clientId: number; m: ProviderMessages }): ReactElement {
  const districts = useDistrictsOfClient(clientId, { silent: true })
  const [district] = districts.data ?? []
  const { list } = useAuthentications('expiry')
  const { notFound } = useMessages('clients', clientMessages)
  if (list.errors[0]?.code === 404)
    return <NotFoundState title={notFound.title}>{notFound.text}</NotFoundState>
  return (
    <ProviderList
      tableId="imt-authentications"
      order="expiry"
      districtId={district && String(district.id)}
      m={m}
    />
  )
}
