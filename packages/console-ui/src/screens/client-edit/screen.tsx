import {
  clientsResource,
  placeOf,
  type UpdateClient,
  useAccess,
  useApi,
  useItem,
  useMessages,
  useSave,
} from '@edconsole/console-core'
import { updateClientSchema } from '@edconsole/console-core/schemas'
import { type ReactElement, useMemo } from 'react'
import { type ClientValues, clientFields, clientSections } from '../../features/clients/client-form.tsx'
import { wayToClients } from '../../features/clients/imt-tabs.tsx'
import { clientMessages } from '../../features/clients/messages.ts'
import { useMayEditClients } from '../../features/clients/use-may-write-clients.ts'
import { ShowIcon } from '../../parts/icons/icons.ts'
import { FormSkeleton } from '../../patterns/form-section/form-skeleton.tsx'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { RECORD_NUMBER } from '../../patterns/place-link/record-number.ts'
import { ResourceForm } from '../../patterns/resource-form/index.ts'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { NotFoundState } from '../../patterns/states/not-found-state.tsx'
import { messages } from './messages.ts'

/** Edit Client ([S2.2]): what people entered about a customer. */
export function ClientEditScreen({ id }: { id: string }): ReactElement {
  const m = useMessages('client-edit', messages)
  const clients = useMessages('clients', clientMessages)
  const { can } = useAccess()
  const isNumber = RECORD_NUMBER.test(id)
  const found = useItem(clientsResource.get, { params: { id } }, { enabled: isNumber, silent: 'notFound' })
  const client = found.data
  const api = useApi()
  const mayEdit = useMayEditClients()
  const { run } = useSave(clientsResource.update, { confirm: true, refresh: REFRESHED })
  const fields = useMemo(() => clientFields(clients), [clients])
  const sections = useMemo(() => clientSections(clients), [clients])
  const isGone = !isNumber || found.errors[0]?.code === 404
  const page = placeOf('client', { id })
  return (
    <>
      <PageHeader
        title={m.title}
        way={client ? [...wayToClients, { label: client.clientName, to: page }] : wayToClients}
        meta={client && `${client.clientName} · ${m.id(id)}`}
        actions={
          client &&
          can('client') && (
            <PageActions
              items={[{ id: 'open', label: m.open, note: m.openNote, icon: <ShowIcon />, to: page }]}
            />
          )
        }
      />
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
      ) : client ? (
        <ResourceForm<ClientValues>
          formId="client-edit"
          recordId={id}
          label={clients.form.label}
          fields={fields}
          sections={sections}
          values={client}
          calls={[
            {
              id: 'client',
              schema: updateClientSchema,
              run: (changes, record) => run({ params: { id }, body: changesOf(changes), record }),
            },
          ]}
          reload={async () => (await api.call(clientsResource.get, { params: { id } })).data}
          readOnly={mayEdit ? undefined : m.readOnly}
        />
      ) : found.errors.length > 0 ? (
        <ErrorState failure={found.errors[0]} onRetry={found.retry} />
      ) : (
        <FormSkeleton
          sections={[
            { ...clients.form.sections.client, fields: ['full', 'half', 'half', 'half', 'half'] },
            { ...clients.form.sections.codes, fields: ['half', 'half', 'half'] },
          ]}
        />
      )}
    </>
  )
}

const REFRESHED = ['instances', 'subscriptions', 'users']

/** The schema has refused what has to have a value and has none. */
const changesOf = ({
  clientName,
  clientType,
  state,
  slug,
  status,
  ...others
}: ClientValues): UpdateClient => ({
  ...others,
  ...(clientName && { clientName }),
  ...(clientType && { clientType }),
  ...(state && { state }),
  ...(slug && { slug }),
  ...(status && { status }),
})
