import {
  type Authentication,
  authenticationsResource,
  CONSTANTS,
  type ListQuery,
  type ListState,
  type Operation,
  useList,
} from '@edconsole/console-core'
import { useMemo } from 'react'
import { inSignInOrder } from './sign-in-order.ts'
import { providerTitle } from './use-providers.ts'

const { types: _, identify: __, read: ___, ...call } = authenticationsResource.list

/** The list as the table sees it: its own order, which is that of the sign-in page, and no other. */
export const authenticationList: Operation<ListQuery, Authentication[]> = {
  ...call,
  list: { key: 'id', sortable: [], filterable: [], searchable: ['provider', 'displayName'], defaultSort: {} },
}

/** All of the client's, in the order of the sign-in page: there are never more than there are providers. */
export const useAuthentications = (
  enabled = true,
): { list: ListState<Authentication>; rows: readonly Authentication[] | undefined } => {
  const list = useList(authenticationsResource.list, { limit: CONSTANTS.limitMax }, { enabled })
  const rows = useMemo(() => list.data && inSignInOrder(list.data), [list.data])
  return { list, rows }
}

/** The rows that a search leaves. The server knows codes; people look for titles. */
export const useAuthenticationRows: typeof useList<Authentication> = (
  _operation,
  input = {},
  options = {},
) => {
  const { search = '', limit, offset = 0 } = input
  const { list, rows } = useAuthentications()
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
