import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Combobox } from '../../parts/combobox/combobox.tsx'
import { Field } from '../../parts/field/field.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import * as css from './client-picker.css.ts'
import { clientMessages } from './messages.ts'
import type { ChosenClient } from './use-chosen-client.ts'
import { useClientSearch } from './use-client-search.ts'

/**
 * Chooses the client that a list is about. It stands outside of the `ClientScope`, so that it keeps the focus when another
 * one is chosen.
 * @example <ClientPicker {...useChosenClient('imt-accounts', id)} />
 */
export function ClientPicker({ clientId, choose }: ChosenClient): ReactElement {
  const m = useMessages('clients', clientMessages).picker
  const { combobox, isLoading, failure, retry } = useClientSearch(clientId)
  if (failure) return <ErrorState failure={failure} onRetry={retry} />
  return (
    <div className={css.bar} aria-busy={isLoading}>
      <span aria-hidden className={css.label}>
        {m.label}
      </span>
      {isLoading ? (
        <span className={css.waiting}>
          <Skeleton shape="block" />
        </span>
      ) : (
        <Field label={m.label} hideLabel>
          <Combobox
            {...combobox}
            label={m.label}
            value={clientId === null ? null : String(clientId)}
            placeholder={m.placeholder}
            compact
            opensOnFocus={false}
            onChange={(next) => choose(Number(next))}
          />
        </Field>
      )}
    </div>
  )
}
