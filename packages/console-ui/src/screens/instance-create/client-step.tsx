import { type Client, US_STATES } from '@edconsole/console-core'
import { type ReactElement, useMemo } from 'react'
import { Combobox } from '../../parts/combobox/combobox.tsx'
import { Field } from '../../parts/field/field.tsx'
import { FormCell, FormSection } from '../../patterns/form-section/form-section.tsx'
import type { InstanceCreateMessages } from './messages.ts'

type ClientStepProps = {
  clients: readonly Client[]
  value: number | null
  error: string | undefined
  onChange: (clientId: number) => void
  m: InstanceCreateMessages
}

/** Step 1: whose instance it is. */
export function ClientStep({ clients, value, error, onChange, m }: ClientStepProps): ReactElement {
  const options = useMemo(
    () =>
      clients.map(({ id, clientName, state }) => ({
        value: String(id),
        label: clientName,
        code: String(id),
        meta: US_STATES[state] ?? state,
      })),
    [clients],
  )
  return (
    <FormSection stacked title={m.client.title} help={m.client.help}>
      <FormCell>
        <Field label={m.client.label} required error={error}>
          <Combobox
            label={m.client.label}
            value={value === null ? null : String(value)}
            options={options}
            placeholder={m.client.placeholder}
            opensOnFocus={false}
            onChange={(next) => onChange(Number(next))}
          />
        </Field>
      </FormCell>
    </FormSection>
  )
}
