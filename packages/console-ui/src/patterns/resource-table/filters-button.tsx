import { type ReactElement, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { CountPill } from '../../parts/count-pill/count-pill.tsx'
import { FilterIcon } from '../../parts/icons/icons.ts'
import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'
import { preloadOnApproach } from '../../parts/lazy-part/preload-on-approach.ts'
import * as css from './filter-bar.css.ts'
import type { TableModel } from './table-model.ts'

const FilterSheet = lazyOverlay(async () => (await import('./filter-sheet.tsx')).FilterSheet)

export type FiltersButtonProps<Row extends object> = {
  noun: readonly [one: string, many: string]
  model: TableModel<Row>
}

/** In a small container, in place of chips: how many filters are at work, and behind it all of them (ux 8.2). */
export function FiltersButton<Row extends object>({ noun, model }: FiltersButtonProps<Row>): ReactElement {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        className={css.filtersButton}
        icon={<FilterIcon />}
        data-ec-filter=""
        {...preloadOnApproach(FilterSheet)}
        onClick={() => setOpen(true)}
      >
        {model.m.filters.title} {model.chips.length > 0 && <CountPill value={model.chips.length} />}
      </Button>
      <FilterSheet open={isOpen} noun={noun} model={model} onClose={() => setOpen(false)} />
    </>
  )
}
