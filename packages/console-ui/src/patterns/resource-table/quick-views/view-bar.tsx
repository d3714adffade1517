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
  return (
    <>
      <SegmentedControl
        label={views.label}
        value={String(viewAtWork(views.views, filters))}
        options={views.views.map(({ label }, index) => ({
          value: String(index),
          label,
          count: counts[index],
        }))}
        onChange={(wanted) =>
          model.change({
            kind: 'filters',
            filters: filtersOfView(views.views[Number(wanted)], views.views, filters),
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
 * How many rows each view has under the other filters at work: from one request for groups where the views are values of
 * one field that the server groups by, else from a request of one row for each.
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
        filters: filtersOfView(view, views, state.filters),
      },
      { filters, size: 1, defaultSort: undefined, today, ...(fixedFilter && { fixedFilter }) },
    )
    return query
  }
  const facet = facetOf(props, views)
  const groupedQuery = { ...queryOf(undefined), ...(facet && { facets: [facet] }) }
  const options = { pollMs, ...(fixedFilter && { within: fixedFilter }) }
  const grouped = useList(operation, groupedQuery, { ...options, enabled: facet !== undefined })
  const [first, second, third, fourth] = views
  const single = (view: QuickView | undefined) => ({
    ...options,
    enabled: facet === undefined && view !== undefined,
  })
  const lists = [
    useList(operation, queryOf(first), single(first)),
    useList(operation, queryOf(second), single(second)),
    useList(operation, queryOf(third), single(third)),
    useList(operation, queryOf(fourth), single(fourth)),
  ]
  if (facet === undefined) {
    const asked = lists.slice(0, views.length)
    return {
      counts: asked.map(({ totalCount }) => totalCount),
      unknown: asked.some(({ loading, totalCount }) => !loading && totalCount === undefined),
    }
  }
  const groups = grouped.facets?.[facet]
  return {
    counts: views.map((view) => {
      if (!view.chosen) return grouped.totalCount
      const wanted = [queryOf(view).filter?.[facet]].flat().map(String)
      return groups
        ?.filter(({ value }) => wanted.includes(String(value)))
        .reduce((sum, { count }) => sum + count, 0)
    }),
    unknown: !grouped.loading && (groups === undefined || grouped.totalCount === undefined),
  }
}

/** The one field whose values all views are, where the server groups by it. */
function facetOf<Row extends object>(
  { operation }: Pick<Asking<Row>, 'operation'>,
  views: readonly QuickView[],
): string | undefined {
  const [field, ...others] = viewFields(views)
  const areValues = views.every(({ chosen }) => !chosen || Object.values(chosen).every(Array.isArray))
  return field && others.length === 0 && areValues && operation.list?.facets?.includes(field)
    ? field
    : undefined
}
