import { type Account, accountsResource, useList } from '@edconsole/console-core'
import { RECORD_NUMBER } from '../../patterns/place-link/record-number.ts'

/** The accounts that a search finds, the one with that number first. */
export const useFoundAccounts: typeof useList<Account> = (operation, input = {}, options = {}) => {
  const { search: typed = '', offset = 0 } = input
  const search = typed.trim()
  const isNumber = RECORD_NUMBER.test(search)
  const found = useList(operation, input, options)
  const byNumber = useList(
    accountsResource.list,
    { filter: { accountId: [search] }, limit: 1 },
    { enabled: options.enabled !== false && isNumber, silent: true },
  )
  const [exact] = isNumber ? (byNumber.data ?? []) : []
  // A backend that doesn't know the filter returns just any account.
  if (!found.data || !exact || String(exact.accountId) !== search) return found
  const others = found.data.filter(({ accountId }) => accountId !== exact.accountId)
  const isNew = others.length === found.data.length
  const { totalCount } = found
  return Object.assign({}, found, {
    data: offset === 0 ? [exact, ...others] : others,
    totalCount: totalCount === undefined ? undefined : totalCount + (isNew ? 1 : 0),
  })
}
