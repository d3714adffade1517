import { queryGroup, useQueryState } from '@edconsole/console-core'
import { valuesOf } from '../../../patterns/resource-table/use-table-filter.ts'

/**
 * The cause whose rows are listed; it stands in the address. Another cause starts at its first page and lets go of a
 * value or row of the one before.
 */
export const useChosenCause = (): [key: string | undefined, choose: (key: string | undefined) => void] => {
  const [query, setQuery] = useQueryState()
  const { page: _, ...rest } = query
  const { cause, rejectedValue: _value, id: _row, ...others } = queryGroup(query.filter)
  return [
    valuesOf(cause)[0],
    (key) => setQuery({ ...rest, filter: { ...others, ...(key !== undefined && { cause: [key] }) } }),
  ]
}
