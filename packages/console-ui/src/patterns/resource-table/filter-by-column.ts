import type { FilterSpec } from './filter-spec.ts'
import type { TableModel } from './table-model.ts'

/** Leads to the filter of a column: its chip if it is at work, else the place where filters are added. */
export function filterByColumn<Row extends object>(
  spec: FilterSpec,
  { change, wantedFilter }: Pick<TableModel<Row>, 'change' | 'wantedFilter'>,
  within: Element | null,
): void {
  // A flag has no values to pick.
  if (spec.kind === 'flag') {
    change({ kind: 'filter', field: spec.field, chosen: { gte: String(spec.operator.gte) } })
    return
  }
  const frame = within?.closest('[data-ec-table]')
  // Once the menu is gone and has given the focus back.
  setTimeout(() => {
    wantedFilter.current = spec.field
    for (const button of frame?.querySelectorAll<HTMLElement>('[data-ec-filter]') ?? []) {
      const { ecFilter } = button.dataset
      // A small container shows one button for all.
      if ((ecFilter !== '' && ecFilter !== spec.field) || button.offsetParent === null) continue
      button.focus()
      button.click()
      return
    }
  })
}
