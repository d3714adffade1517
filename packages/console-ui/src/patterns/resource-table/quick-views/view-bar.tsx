import { type ListQuery, parseQuery, useList, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { SegmentedControl } from '../../../parts/segmented-control/segmented-control.tsx'
import * as css from '../filter-bar.css.ts'
import { listQueryOf } from '../model/list-query-of.ts'
import { readTableState } from '../model/table-state.ts'
import type { ResourceTableProps } from '../resource-table-props.ts'
import { viewMessages } from '../saved-views/messages.ts'
import { ownTabs, tabsOf } from '../saved-views/tabs-of.ts'
import { ViewStatus } from '../saved-views/view-status.tsx'
import type { TableModel } from '../table-model.ts'
import { filtersOfView, type QuickView, viewAtWork, viewFields } from './quick-views.ts'

export type ViewBarProps<Row extends object> = {
  props: Pick<ResourceTableProps<Row>, 'operation' | 'fixedFilter' | 'pollMs' | 'views'>
  model: TableModel<Row>
}

/** The ID of a saved view, apart from the positions of the list's own views. */
const SAVED = 'saved-'

/**
 * The views of a list as one strip: its own, then those that people saved. Filters that make none of its own leave it without
 * a choice, while a saved view stays chosen however its filters were changed since.
 */
export function ViewBar<Row extends object>({ props, model }: ViewBarProps<Row>): ReactElement | null {
  const m = useMessages('views', viewMessages)
  const own = props.views?.views ?? NONE
  const { counts, unknown } = useViewCounts(props, model, own)
  const { view, state, filters, rules, change } = model
  const { tabs } = tabsOf(view.views, view.open)
  const options = [
    ...ownTabs(model, m).map((label, index) => ({
      value: own.length === 0 ? ALL : String(index),
      label,
      count: counts[index],
    })),
    ...tabs.map(({ id, name, isOwn, ownerName }) => ({
      value: `${SAVED}${id}`,
      label: name,
      title: isOwn ? name : m.sharedBy(ownerName),
    })),
  ]
  const atWork = Object.fromEntries(model.chips.map(({ spec, chosen }) => [spec.field, chosen]))
  const chosen = view.open ? `${SAVED}${view.open.id}` : String(viewAtWork(own, atWork))
  const choose = (wanted: string) => {
    const saved = tabs.find(({ id }) => wanted === `${SAVED}${id}`)
    if (saved) {
      const kept = readTableState(parseQuery(saved.query), rules)
      change({ kind: 'view', view: String(saved.id), state: kept })
      return
    }
    const shown = own[Number(wanted)]
    // What a saved view brought with it leaves with it.
    if (view.open) {
      const ofShown = filtersOfView(shown, own, {}, filters)
      change({ kind: 'view', view: undefined, state: { filters: ofShown, sort: undefined, search: '' } })
    } else change({ kind: 'filters', filters: filtersOfView(shown, own, state.filters, filters) })
  }
  return (
    <>
      {options.length > 1 && (
        <SegmentedControl
          label={props.views?.label ?? m.label}
          value={own.length === 0 && !view.open ? ALL : chosen}
          options={options}
          onChange={choose}
        />
      )}
      {unknown && <span className={css.count}>{model.m.filters.viewsNotCounted}</span>}
      {view.isOffered && <ViewStatus model={model} />}
    </>
  )
}

const ALL = 'all'
const NONE: readonly QuickView[] = []

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
