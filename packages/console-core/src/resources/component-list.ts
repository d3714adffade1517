import { rowDecoders } from '../api/decoders.ts'
import type { ComponentDefinition } from '../components/define-component.ts'
import type { Field } from '../components/field.ts'
import type { RowMeta } from '../entities/row-meta.ts'
import { type ListSpec, list, type Options } from './operation.ts'
import { ROW_FILTERS } from './row-filters.ts'

type Own = Pick<ListSpec, 'defaultSort'> & {
  /** The field that identifies a row; the id unless given. */
  readonly key?: string
  /** What else it is sorted by: no field of the rows. */
  readonly sortable?: readonly string[]
  /** What else it is filtered by: no field of the rows. */
  readonly filterable?: readonly string[]
}

/** The component whose rows these are. */
type ComponentOf<Row extends RowMeta> = ComponentDefinition<{
  readonly [Name in Exclude<keyof Row, keyof RowMeta>]: Field<Row[Name]>
}>

/**
 * The list of a component's rows; its fields say what it is sorted, filtered and searched by.
 * @__NO_SIDE_EFFECTS__
 */
export function componentList<Row extends RowMeta>(
  component: ComponentOf<Row>,
  path: string,
  own: Own,
  options: Options = {},
) {
  return list<Row>(path, listSpecOf(component, own), {
    lea: true,
    component: component.name,
    fields: rowDecoders(component),
    ...options,
  })
}

/** @__NO_SIDE_EFFECTS__ */
function listSpecOf({ fields }: ComponentDefinition, own: Own): ListSpec {
  const { key = 'id', defaultSort, sortable = [], filterable = [] } = own
  const all = Object.entries(fields)
  const filtered = all.filter(([, { filter, facet }]) => filter || facet)
  const names = (found: readonly (readonly [string, unknown])[]) => found.map(([name]) => name)
  return {
    key,
    sortable: [...names(all.filter(([, { sort }]) => sort)), ...sortable],
    filterable: [...names(filtered), ...filterable, ...ROW_FILTERS],
    mayBeEmpty: [...names(filtered.filter(([, { blank }]) => blank === null || blank === '')), 'batchId'],
    searchable: names(all.filter(([, { search }]) => search)),
    defaultSort,
    facets: names(all.filter(([, { facet }]) => facet)),
  }
}
