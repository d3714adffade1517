import {
  type ApiFailure,
  type ComponentName,
  type DatabaseColumnMap,
  type PossibleValue,
  referenceResource,
  useItem,
} from '@edconsole/console-core'
import { columnsOf, type DatabaseColumn } from '@edconsole/console-core/import-rules'
import { useMemo } from 'react'
import type { PossibleValuesState } from '../translations-panel/translations-panel-props.ts'

/** What the server says of the columns of a component. */
export type DatabaseColumns = {
  /** Undefined until they are there. */
  readonly columns: readonly DatabaseColumn[] | undefined
  readonly failure: ApiFailure | undefined
  readonly retry: () => void
  /** Where the platform values are, while they are not there: columns can be mapped without them. */
  readonly possible: PossibleValuesState | undefined
}

/**
 * The columns that a template of the component can fill, as `GET /database-column-map` and `GET /possible-values` tell
 * them: a server may offer fewer columns, or other values, than the rules know.
 */
export const useDatabaseColumns = (componentName: ComponentName): DatabaseColumns => {
  const asked = { query: { componentName } }
  const map = useItem(referenceResource.databaseColumnMap, asked)
  const values = useItem(referenceResource.possibleValues, asked)
  const columns = useMemo(
    () => map.data && asServed(columnsOf(componentName), map.data, values.data),
    [componentName, map.data, values.data],
  )
  const [failure] = values.errors
  return {
    columns,
    failure: map.errors[0],
    retry: map.retry,
    possible: values.data
      ? undefined
      : failure
        ? { state: 'failed', failure, onRetry: values.retry }
        : { state: 'loading' },
  }
}

/** What the rules know of a column, said as the server says it. A column that no rule knows cannot be filled. */
const asServed = (
  known: readonly DatabaseColumn[],
  map: readonly DatabaseColumnMap[],
  values: readonly PossibleValue[] | undefined,
): DatabaseColumn[] =>
  map.flatMap(({ columnName, displayName, description, isRequired, maxLength, defaultSourceColumns }) => {
    const rule = known.find((column) => column.columnName === columnName)
    if (!rule) return []
    return {
      ...rule,
      displayName,
      description,
      isRequired,
      maxLength,
      defaultSourceColumns,
      ...(values && {
        possibleValues: values
          .filter((value) => value.columnName === columnName)
          .map(({ id, value, label, sortOrder }) => ({ id, value, label, sortOrder })),
      }),
    }
  })
