import { clientsResource, placeOf, useMessages, useNavigator, useSave } from '@edconsole/console-core'
import { newClientSchema } from '@edconsole/console-core/schemas'
import { type ReactElement, useMemo, useRef, useState } from 'react'
import { type ClientValues, clientFields, clientSections } from '../../features/clients/client-form.tsx'
import { wayToClients } from '../../features/clients/imt-tabs.tsx'
import { clientMessages } from '../../features/clients/messages.ts'
import { useMayCreateClients } from '../../features/clients/use-may-write-clients.ts'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { type FormCall, ResourceForm } from '../../patterns/resource-form/index.ts'
import { DeniedState } from '../../patterns/states/denied-state.tsx'
import { FromDistrict } from './from-district.tsx'
import { messages } from './messages.ts'

/** A new client starts as being set up. */
const BLANK: ClientValues = { status: 'onboarding', clientType: 'district' }

/** Create Client ([S2.2]): a customer, entered or filled in from a district. */
export function ClientCreateScreen(): ReactElement {
  const m = useMessages('client-create', messages)
  const clients = useMessages('clients', clientMessages)
  const { back, go } = useNavigator()
  const mayCreate = useMayCreateClients()
  const { run } = useSave(clientsResource.create, { confirm: true })
  const made = useRef<number | null>(null)
  const [round, setRound] = useState(0)
  const fields = useMemo(() => clientFields(clients), [clients])
  const sections = useMemo(() => {
    const { title, help } = m.from
    return [{ title, help, fields: [], end: <FromDistrict m={m.from} /> }, ...clientSections(clients)]
  }, [clients, m])
  const call: FormCall<ClientValues> = {
    id: 'client',
    schema: newClientSchema,
    run: async ({ clientName, clientType, state, slug, status, ...others }) => {
      // The schema has asked for them.
      if (!clientName || !clientType || !state || !slug) return undefined
      const body = { ...others, clientName, clientType, state, slug, ...(status && { status }) }
      made.current = (await run({ body })).id
      return undefined
    },
  }
  const onSaved = () => {
    if (made.current !== null) go(placeOf('client', { id: String(made.current) }), { replace: true })
    // Where nothing leads elsewhere, the form is ready for another one.
    setRound(round + 1)
  }
  return (
    <>
      <PageHeader title={m.title} way={wayToClients} />
      {mayCreate ? (
        <ResourceForm<ClientValues>
          key={round}
          formId="client-create"
          label={clients.form.label}
          fields={fields}
          sections={sections}
          values={BLANK}
          calls={[call]}
          create={{ submitLabel: m.submit, onCancel: () => back(placeOf('imt-clients')) }}
          onSaved={onSaved}
        />
      ) : (
        <DeniedState missing={['ROLE_IMT_CLIENTS_CREATE']} />
      )}
    </>
  )
}
