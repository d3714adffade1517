import type { ReactElement } from 'react'
import { SegmentedControl } from '../../../parts/segmented-control/segmented-control.tsx'
import * as css from '../filter-bar.css.ts'
import type { ResourceTableProps } from '../resource-table-props.ts'
import type { TableModel } from '../table-model.ts'
import type { QuickViews } from './quick-views.ts'
import { useViewCounts } from './use-view-counts.ts'
import { filtersOfView, viewAtWork } from './view-at-work.ts'

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
