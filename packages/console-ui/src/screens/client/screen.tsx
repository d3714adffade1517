import { clientsResource, placeOf, useAccess, useItem, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { AuditHistory } from '../../features/audit/audit-history.tsx'
import { ClientStatusBadge } from '../../features/clients/client-status.tsx'
import { wayToClients } from '../../features/clients/imt-tabs.tsx'
import { clientMessages } from '../../features/clients/messages.ts'
import { useWebhooksAction } from '../../features/webhooks/webhooks-action.tsx'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { RECORD_NUMBER } from '../../patterns/place-link/record-number.ts'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { NotFoundState } from '../../patterns/states/not-found-state.tsx'
import { ClientParts, type Part } from './client-parts.tsx'
import { messages } from './messages.ts'
import { OverviewCard } from './overview-card.tsx'
import { ProductsCard } from './products-card.tsx'
import { AuthenticationsCard, DistrictsCard, InstancesCard, UsersCard } from './related-cards.tsx'
import { SummaryStrip } from './summary-strip.tsx'
import { useClientActions } from './use-client-actions.tsx'
import { useRelated } from './use-related.ts'

/** Client ([S2.2]): what a customer has, until when, and what belongs to it. */
export function ClientScreen({ id }: { id: string }): ReactElement {
  const m = useMessages('client', messages)
  const clients = useMessages('clients', clientMessages)
  const { can } = useAccess()
  const isNumber = RECORD_NUMBER.test(id)
  const found = useItem(clientsResource.get, { params: { id } }, { enabled: isNumber, silent: 'notFound' })
  const client = found.data
  const related = useRelated(id, client !== undefined)
  const actions = useClientActions(
    id,
    related.districts.data?.map(({ id: district }) => district),
  )
  const webhooks = useWebhooksAction(client && { clientId: client.id, name: client.clientName })
  const isGone = !isNumber || found.errors[0]?.code === 404
  const { districts, instances, timeline } = related
  if (isGone || (!client && found.errors.length > 0))
    return (
      <>
        <PageHeader title={m.title} way={wayToClients} />
        {isGone ? (
          <NotFoundState
            title={clients.notFound.title}
            action={
              can('imt-clients') && (
                <PlaceButton to={placeOf('imt-clients')}>{clients.notFound.action}</PlaceButton>
              )
            }
          >
            {clients.notFound.text}
          </NotFoundState>
        ) : (
          <ErrorState failure={found.errors[0]} onRetry={found.retry} />
        )}
      </>
    )
  const parts: Part[] = [
    {
      id: 'products',
      count: timeline?.lines.filter(({ has }) => has).length,
      body: client && <ProductsCard {...related} client={client} m={m} />,
    },
    {
      id: 'instances',
      count: instances.totalCount ?? instances.data?.length,
      body: <InstancesCard clientId={Number(id)} list={instances} m={m} />,
    },
    { id: 'overview', body: <OverviewCard client={client} clients={clients} m={m} /> },
    ...(related.maySeeAuthentications
      ? [
          {
            id: 'authentications' as const,
            count: related.authentications.data?.length,
            body: <AuthenticationsCard clientId={Number(id)} list={related.authentications} m={m} />,
          },
        ]
      : []),
    ...(can('users')
      ? [
          {
            id: 'users' as const,
            count: related.users.totalCount,
            body: <UsersCard clientId={Number(id)} list={related.users} m={m} />,
          },
        ]
      : []),
    {
      id: 'districts',
      count: districts.data?.length,
      body: <DistrictsCard list={districts} m={m} />,
    },
  ]
  return (
    <>
      <PageHeader
        title={client?.clientName || m.title}
        way={wayToClients}
        {...(client && { record: client.clientName })}
        badge={client?.status && <ClientStatusBadge status={client.status} m={clients} />}
        actions={client && <PageActions items={webhooks.action ? [...actions, webhooks.action] : actions} />}
      />
      <SummaryStrip
        id={id}
        client={client}
        instances={instances}
        districts={districts}
        timeline={timeline}
        m={m}
      />
      <ClientParts
        parts={parts}
        last={client && <AuditHistory subjects={[{ kind: 'client', id: client.id }]} place="card" />}
        m={m}
      />
      {webhooks.dialog}
    </>
  )
}
