import { type District, districtsResource, useApi, useSave } from '@edconsole/console-core'
import { updateDistrictSchema } from '@edconsole/console-core/schemas'
import type { ReactElement } from 'react'
import { type FormField, ResourceForm } from '../../patterns/resource-form/index.ts'
import type { ClientCommunicationMessages } from './messages.ts'
import { StepButtons } from './step-buttons.tsx'

type Contact = Pick<District, 'contactName' | 'contactEmailAddress' | 'contactPhone' | 'updatedAt'>

export type ContactStepProps = { district: District; onDone: () => void; m: ClientCommunicationMessages }

/** Whom the provider writes to. */
export function ContactStep({ district, onDone, m }: ContactStepProps): ReactElement {
  const api = useApi()
  const { run } = useSave(districtsResource.update, { confirm: true })
  const fields: readonly FormField<Contact>[] = [
    { name: 'contactName', label: m.contact.name, control: { kind: 'text', autoComplete: 'name' } },
    {
      name: 'contactEmailAddress',
      label: m.contact.email,
      control: { kind: 'text', type: 'email', autoComplete: 'email' },
      required: true,
      expects: m.contact.emailExpects,
    },
    {
      name: 'contactPhone',
      label: m.contact.phone,
      control: { kind: 'text', type: 'tel', autoComplete: 'tel' },
      help: m.contact.phoneHelp,
      width: 'half',
    },
  ]
  const query = { filter: { id: String(district.id) }, limit: 1 }
  return (
    <ResourceForm<Contact>
      formId="client-communication.contact"
      recordId={district.id}
      label={m.contact.title}
      stacked
      fields={fields}
      sections={[{ title: m.contact.title, help: m.contact.help, fields: fields.map(({ name }) => name) }]}
      values={contactOf(district)}
      calls={[
        {
          id: 'contact',
          schema: updateDistrictSchema,
          run: async (body, record) => contactOf(await run({ params: { id: district.id }, body, record })),
        },
      ]}
      reload={async () => contactOf((await api.call(districtsResource.list, { query })).data[0] ?? district)}
      onSaved={onDone}
      footer={({ save, saving }) => <StepButtons busy={saving} onContinue={save} m={m} />}
    />
  )
}

function contactOf({ contactName, contactEmailAddress, contactPhone, updatedAt }: District): Contact {
  return { contactName, contactEmailAddress, contactPhone, updatedAt }
}
