import { useQueryState } from '@edconsole/console-core'
import { MAPPING_FILTERS, type MappingEditorProps, type MappingFilter } from './mapping-editor-props.ts'

type Address = Pick<MappingEditorProps, 'open' | 'filter' | 'onFilter' | 'search' | 'onSearch' | 'values'> & {
  /** With values it leads to these among those without a translation. */
  onOpen: (columnName: string | null, values?: readonly string[]) => void
}

/**
 * What the editor shows, kept in the address: a link leads to a column, and to values of it (R16).
 * @param usual the columns that are listed where the address says nothing
 */
export const useEditorAddress = (usual: MappingFilter = 'all'): Address => {
  const [query, setQuery] = useQueryState()
  const { column, show, search, values } = query
  const open = typeof column === 'string' ? column : null
  const filter: MappingFilter = MAPPING_FILTERS.find((one) => one === show) ?? usual
  return {
    open,
    filter,
    search: typeof search === 'string' ? search : '',
    values: Array.isArray(values)
      ? values.filter((value): value is string => typeof value === 'string')
      : undefined,
    onOpen: (next, wanted = []) => {
      const { column: _, values: __, ...rest } = query
      // From one column to the next is no step to come back to.
      const at = { column: next ?? '', ...(wanted.length > 0 && { values: [...wanted] }) }
      setQuery(next === null ? rest : { ...rest, ...at }, { replace: open !== null && next !== null })
    },
    onFilter: (next) => {
      const { show: _, ...rest } = query
      setQuery(next === usual ? rest : { ...rest, show: next }, { replace: true })
    },
    onSearch: (next) => {
      const { search: _, ...rest } = query
      setQuery(next === '' ? rest : { ...rest, search: next }, { replace: true })
    },
  }
}
