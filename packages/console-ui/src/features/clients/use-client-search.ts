import {
  type ApiFailure,
  type Client,
  clientsResource,
  US_STATES,
  useItem,
  useList,
  useMessages,
} from '@edconsole/console-core'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { ComboboxProps } from '../../parts/combobox/combobox.tsx'
import type { ComboboxOption } from '../../parts/combobox/combobox-option.ts'
import { rankOptions } from '../../parts/combobox/rank-options.ts'
import { useDebounced } from '../../parts/debounced/use-debounced.ts'
import { clientMessages } from './messages.ts'

export type ClientSearch = {
  /** For the `Combobox` that chooses. */
  readonly combobox: Pick<ComboboxProps, 'options' | 'search' | 'onQuery' | 'nothing'>
  /** The client with the chosen number, once it is known. */
  readonly chosen: Client | undefined
  readonly isLoading: boolean
  /** Why there is nothing to choose from. */
  readonly failure: ApiFailure | undefined
  retry(): void
}

/** So many are listed without a search; where there are more, what is typed is looked for on the server. */
const LISTED = 100
const REST_MS = 300

/**
 * Finds clients by name, number, slug, LEA or account number, however many there are.
 * @param chosenId of the client that is chosen, which needn't be among those found
 */
export const useClientSearch = (chosenId: number | null, { enabled = true } = {}): ClientSearch => {
  const m = useMessages('clients', clientMessages).picker
  const [query, setQuery] = useState('')
  const typed = query.trim()
  const settled = useDebounced(typed, REST_MS)
  const first = useList(clientsResource.list, { limit: LISTED }, { enabled })
  const count = first.data?.length ?? 0
  const isWhole = first.totalCount === undefined ? count < LISTED : count >= first.totalCount
  const looksFor = enabled && first.data !== undefined && !isWhole
  const found = useList(
    clientsResource.list,
    { search: settled, limit: LISTED },
    { enabled: looksFor && settled !== '' },
  )
  const known = useRef(new Map<string, Client>())
  for (const client of [...(first.data ?? []), ...(found.data ?? [])])
    known.current.set(String(client.id), client)
  const listed = chosenId === null ? undefined : known.current.get(String(chosenId))
  const named = useItem(
    clientsResource.get,
    { params: { id: chosenId ?? 0 } },
    // An unknown ID is shown as it is.
    { enabled: enabled && chosenId !== null && first.data !== undefined && !listed, silent: true },
  )
  const chosen = listed ?? named.data
  const rest = isWhole ? undefined : (first.totalCount ?? null)
  const options = useMemo((): ComboboxOption[] => {
    const rows = new Map([...(first.data ?? []), ...(found.data ?? [])].map((one) => [one.id, one]))
    if (chosen) rows.set(chosen.id, chosen)
    return [
      ...[...rows.values()].map(optionOf),
      ...(chosenId !== null && !chosen ? [{ value: String(chosenId), label: m.unknown(chosenId) }] : []),
      ...(rest === undefined ? [] : [{ value: MORE, label: m.more(rest), disabledReason: '' }]),
    ]
  }, [first.data, found.data, chosen, chosenId, rest, m])
  const search = useCallback((all: readonly ComboboxOption[], text: string) => {
    if (text.trim() === '') return all
    const clients = all.filter(({ value }) => value !== MORE)
    const ranked = rankOptions(clients, text)
    const others = clients.filter(
      (option) => !ranked.includes(option) && isFoundBy(known.current.get(option.value), text),
    )
    return [...ranked, ...others]
  }, [])
  const isLooking = looksFor && typed !== '' && (typed !== settled || found.fetching)
  const isFailed = looksFor && typed !== '' && found.errors.length > 0
  return {
    combobox: {
      options,
      search,
      onQuery: setQuery,
      ...(isLooking ? { nothing: () => m.searching } : isFailed ? { nothing: () => m.searchFailed } : {}),
    },
    chosen,
    isLoading: first.loading,
    failure: first.data === undefined ? first.errors[0] : undefined,
    retry: first.retry,
  }
}

/** The option that says that there are more: its value is no client's ID. */
const MORE = 'more'

const optionOf = ({ id, clientName, state }: Client): ComboboxOption => ({
  value: String(id),
  label: clientName,
  code: String(id),
  meta: US_STATES[state] ?? state,
})

/** As the server finds them beside their names. */
const isFoundBy = (client: Client | undefined, query: string): boolean => {
  const text = query.trim().toLowerCase()
  return [client?.slug, client?.lea, client?.accountNumber].some((one) => one?.toLowerCase().includes(text))
}
