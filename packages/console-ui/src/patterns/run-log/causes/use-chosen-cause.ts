import { useQueryState } from '@edconsole/console-core'

/**
 * The cause whose rows are listed; it stands in the address. Another cause starts at its first page and lets go of a
 * value or row of the one before.
 */
export const useChosenCause = (): [key: string | undefined, choose: (key: string | undefined) => void] => {
  const [query, setQuery] = useQueryState()
  const filter = typeof query.filter === 'object' && query.filter !== null ? query.filter : {}
  const {
    cause,
    rejectedValue: _,
    id: __,
    ...others
  } = Array.isArray(filter) ? {} : Object.fromEntries(Object.entries(filter))
  const first = Array.isArray(cause) ? cause[0] : cause
  const { page: ___, filter: ____, ...rest } = query
  return [
    typeof first === 'string' ? first : undefined,
    (key) => setQuery({ ...rest, filter: { ...others, ...(key !== undefined && { cause: [key] }) } }),
  ]
}
