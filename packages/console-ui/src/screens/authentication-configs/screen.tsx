import { useDistrictScope, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { AuthenticationTabs } from '../../features/sign-in/authentication-tabs.tsx'
import { AddProviderAction } from '../../features/sign-in/providers/add-provider-action.tsx'
import { ProviderList } from '../../features/sign-in/providers/provider-list.tsx'
import { AuthenticationIcon } from '../../parts/icons/icons.ts'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { messages } from './messages.ts'

/** Authentication Configurations ([S2.2]): the ways in which the people of a district's client sign in. */
export function AuthenticationConfigsScreen({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('authentication-configs', messages)
  const hasClient = useDistrictScope()?.clientId != null
  return (
    <>
      <PageHeader
        title={m.title}
        actions={hasClient && <AddProviderAction m={m} />}
        tabs={<AuthenticationTabs districtId={districtId} current="authentication-configs" />}
      />
      {hasClient ? (
        <ProviderList
          tableId="authentication-configs"
          order="signIn"
          districtId={districtId}
          auditedIn={districtId}
          m={m}
        />
      ) : (
        <EmptyState icon={<AuthenticationIcon size="xl" />} title={m.noClient.title}>
          {m.noClient.text}
        </EmptyState>
      )}
    </>
  )
}
