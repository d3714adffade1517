import {
  type Client,
  CONSTANTS,
  clientsResource,
  US_STATES,
  useList,
  useMessages,
} from '@edconsole/console-core'
import { type ReactElement, useMemo } from 'react'
import { Combobox } from '../../parts/combobox/combobox.tsx'
import { Field } from '../../parts/field/field.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import * as css from './client-picker.css.ts'
import { clientMessages } from './messages.ts'
import type { ChosenClient } from './use-chosen-client.ts'

/**
 * Chooses the client that a list is about. It stands outside of the `ClientScope`, so that it keeps the focus when another
 * one is chosen.
 * @example <ClientPicker {...useChosenClient('imt-accounts', id)} />
 */
export function ClientPicker({ clientId, choose }: ChosenClient): ReactElement {
  const m = useMessages('clients', clientMessages).picker
  const { data, errors, retry } = useList(clientsResource.list, { limit: CONSTANTS.limitMax })
  const options = useMemo(() => optionsOf(data ?? [], clientId, m.unknown), [data, clientId, m])
  if (data === undefined && errors.length > 0) return <ErrorState failure={errors[0]} onRetry={retry} />
  return (
    <div className={css.bar} aria-busy={data === undefined}>
      <span aria-hidden className={css.label}>
        {m.label}
      </span>
      {data === undefined ? (
        <span className={css.waiting}>
          <Skeleton shape="block" />
        </span>
      ) : (
        <Field label={m.label} hideLabel>
          <Combobox
            label={m.label}
            value={clientId === null ? null : String(clientId)}
            options={options}
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

/** By name or number. One that isn't among the first thousand can still be named by the address. */
const optionsOf = (clients: readonly Client[], chosen: number | null, unknown: (id: number) => string) => {
  const known = clients.map(({ id, clientName, state }) => ({
    value: String(id),
    label: clientName,
    code: String(id),
    meta: US_STATES[state] ?? state,
  }))
  const isMissing = chosen !== null && !clients.some(({ id }) => id === chosen)
  return isMissing ? [...known, { value: String(chosen), label: unknown(chosen) }] : known
}
