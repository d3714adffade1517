import { type ListQuery, useList } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { SegmentedControl } from '../../../parts/segmented-control/segmented-control.tsx'
import * as css from '../filter-bar.css.ts'
import { listQueryOf } from '../model/list-query-of.ts'
import type { ResourceTableProps } from '../resource-table-props.ts'
import type { TableModel } from '../table-model.ts'
import { filtersOfView, type QuickView, type QuickViews, viewAtWork, viewFields } from './quick-views.ts'

export type ViewBarProps<Row extends object> = {
  props: Pick<ResourceTableProps<Row>, 'operation' | 'fixedFilter' | 'pollMs'>
  model: TableModel<Row>
  views: QuickViews
}

/** The views of a list as one strip. Filters that make none of them leave it without a choice. */
export function ViewBar<Row extends object>({ props, model, views }: ViewBarProps<Row>): ReactElement {
  const { counts, unknown } = useViewCounts(props, model, views.views)
  const { filters } = model.state
  const atWork = Object.fromEntries(model.chips.map(({ spec, chosen }) => [spec.field, chosen]))
  return (
    <>
      <SegmentedControl
        label={views.label}
        value={String(viewAtWork(views.views, atWork))}
        options={views.views.map(({ label }, index) => ({
          value: String(index),
          label,
          count: counts[index],
        }))}
        onChange={(wanted) =>
          model.change({
            kind: 'filters',
            filters: filtersOfView(views.views[Number(wanted)], views.views, filters, model.filters),
          })
        }
      />
      {unknown && <span className={css.count}>{model.m.filters.viewsNotCounted}</span>}
    </>
  )
}

type ViewCounts = {
  /** In the order of the views. */
  readonly counts: readonly (number | undefined)[]
  /** The server does not say how many there are. */
  readonly unknown: boolean
}

type Asking<Row extends object> = Pick<ResourceTableProps<Row>, 'operation' | 'fixedFilter' | 'pollMs'>

/**
 * How many rows each view has under the other filters at work: from one request for groups where each view is values of a
 * field that the server groups by, else from a request of one row for each.
 */
function useViewCounts<Row extends object>(
  props: Asking<Row>,
  model: Pick<TableModel<Row>, 'state' | 'query' | 'filters' | 'today'>,
  views: readonly QuickView[],
): ViewCounts {
  const { operation, fixedFilter, pollMs = false } = props
  const { state, filters, today } = model
  const queryOf = (view: QuickView | undefined): ListQuery => {
    const { offset: _, ...query } = listQueryOf(
      {
        ...state,
        page: 1,
        sort: undefined,
        search: model.query.search ?? '',
        filters: filtersOfView(view, views, state.filters, filters),
      },
      { filters, size: 1, defaultSort: undefined, today, ...(fixedFilter && { fixedFilter }) },
    )
    return query
  }
  const facets = facetsOf(props, views)
  const groupedQuery = { ...queryOf(undefined), ...(facets && { facets }) }
  const options = { pollMs, ...(fixedFilter && { within: fixedFilter }) }
  const grouped = useList(operation, groupedQuery, { ...options, enabled: facets !== undefined })
  const [first, second, third, fourth, fifth] = views
  const single = (view: QuickView | undefined) => ({
    ...options,
    enabled: facets === undefined && view !== undefined,
  })
  const lists = [
    useList(operation, queryOf(first), single(first)),
    useList(operation, queryOf(second), single(second)),
    useList(operation, queryOf(third), single(third)),
    useList(operation, queryOf(fourth), single(fourth)),
    useList(operation, queryOf(fifth), single(fifth)),
  ]
  if (facets === undefined) {
    const asked = lists.slice(0, views.length)
    return {
      counts: asked.map(({ totalCount }) => totalCount),
      unknown: asked.some(({ loading, totalCount }) => !loading && totalCount === undefined),
    }
  }
  const isGrouped = facets.every((field) => grouped.facets?.[field] !== undefined)
  return {
    counts: views.map((view) => {
      const [field] = Object.keys(view.chosen ?? {})
      if (field === undefined) return grouped.totalCount
      const wanted = [queryOf(view).filter?.[field]].flat().map(String)
      return grouped.facets?.[field]
        ?.filter(({ value }) => wanted.includes(String(value)))
        .reduce((sum, { count }) => sum + count, 0)
    }),
    unknown: !grouped.loading && (!isGrouped || grouped.totalCount === undefined),
  }
}

/** The fields whose values the views are, one field each, where the server groups by all of them. */
function facetsOf<Row extends object>(
  { operation }: Pick<Asking<Row>, 'operation'>,
  views: readonly QuickView[],
): readonly string[] | undefined {
  const areValues = views.every(({ chosen = {} }) => {
    const values = Object.values(chosen)
    return values.length <= 1 && values.every(Array.isArray)
  })
  const fields = viewFields(views)
  const known = operation.list?.facets ?? []
  return areValues && fields.length > 0 && fields.every((field) => known.includes(field)) ? fields : undefined
}
