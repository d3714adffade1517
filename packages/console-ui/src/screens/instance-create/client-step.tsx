import type { ReactElement } from 'react'
import type { ClientSearch } from '../../features/clients/use-client-search.ts'
import { Combobox } from '../../parts/combobox/combobox.tsx'
import { Field } from '../../parts/field/field.tsx'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import { FormCell, FormSection } from '../../patterns/form-section/form-section.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import type { InstanceCreateMessages } from './messages.ts'

type ClientStepProps = {
  clients: ClientSearch
  value: number | null
  error: string | undefined
  onChange: (clientId: number) => void
  m: InstanceCreateMessages
}

/** Step 1: whose instance it is. */
export function ClientStep({ clients, value, error, onChange, m }: ClientStepProps): ReactElement {
  const { combobox, isLoading, failure, retry } = clients
  return (
    <FormSection stacked title={m.client.title} help={m.client.help}>
      <FormCell>
        {failure ? (
          <ErrorState failure={failure} onRetry={retry} />
        ) : isLoading ? (
          <div aria-busy>
            <WaitingRows rows={1} height={56} />
          </div>
        ) : (
          <Field label={m.client.label} required error={error}>
            <Combobox
              {...combobox}
              label={m.client.label}
              value={value === null ? null : String(value)}
              placeholder={m.client.placeholder}
              opensOnFocus={false}
              onChange={(next) => onChange(Number(next))}
            />
          </Field>
        )}
      </FormCell>
    </FormSection>
  )
}
