import {
  type Authentication,
  authenticationsResource,
  CONSTANTS,
  type ListQuery,
  type ListState,
  type Operation,
  useClock,
  useConsoleSettings,
  useList,
} from '@edconsole/console-core'
import { useMemo } from 'react'
import { inSignInOrder, type ProviderOrder, soonestFirst } from './sign-in-order.ts'
import { providerTitle } from './use-providers.ts'

const { types: _, identify: __, read: ___, ...call } = authenticationsResource.list

/** The list as the table sees it: its own order and no other. */
export const authenticationList: Operation<ListQuery, Authentication[]> = {
  ...call,
  list: { key: 'id', sortable: [], filterable: [], searchable: ['provider', 'displayName'], defaultSort: {} },
}

/** All of the client's, in their order: there are never more than there are providers. */
export const useAuthentications = (
  order: ProviderOrder,
): { list: ListState<Authentication>; rows: readonly Authentication[] | undefined } => {
  const { timeZone } = useConsoleSettings()
  const minute = Math.floor(useClock()().getTime() / 60_000)
  // The list of a client says itself that the client isn't there
  const silent = order === 'expiry' && 'notFound'
  const list = useList(authenticationsResource.list, { limit: CONSTANTS.limitMax }, { silent })
  const rows = useMemo(() => {
    if (!list.data) return undefined
    return order === 'signIn'
      ? inSignInOrder(list.data)
      : soonestFirst(list.data, new Date(minute * 60_000), timeZone)
  }, [list.data, order, minute, timeZone])
  return { list, rows }
}

type UseRows = typeof useList<Authentication>

/** The rows that a search leaves. The server knows codes; people look for titles. */
const rowsIn =
  (order: ProviderOrder): UseRows =>
  (_operation, input = {}, options = {}) => {
    const { search = '', limit, offset = 0 } = input
    const { list, rows } = useAuthentications(order)
    const wanted = useMemo(() => {
      const text = search.trim().toLowerCase()
      return rows?.filter(({ provider, displayName }) =>
        [providerTitle(provider), provider, displayName].some((one) => one.toLowerCase().includes(text)),
      )
    }, [rows, search])
    const page = useMemo(
      () => wanted?.slice(offset, limit === undefined ? undefined : offset + limit),
      [wanted, offset, limit],
    )
    // Columns and page size are not known yet
    const isEarly = options.enabled === false
    return {
      ...list,
      data: isEarly ? undefined : page,
      totalCount: isEarly ? undefined : wanted?.length,
      loading: list.loading || (isEarly && list.errors.length === 0),
    }
  }

/** For the table, one per order: the same hook from one drawing to the next. */
export const useAuthenticationRows: Readonly<Record<ProviderOrder, UseRows>> = {
  signIn: rowsIn('signIn'),
  expiry: rowsIn('expiry'),
}
