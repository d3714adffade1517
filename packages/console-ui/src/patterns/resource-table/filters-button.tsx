import { type ReactElement, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { CountPill } from '../../parts/count-pill/count-pill.tsx'
import { FilterIcon } from '../../parts/icons/icons.ts'
import { createLater } from '../../parts/later/create-later.ts'
import { preloadOnApproach } from '../../parts/later/preload-on-approach.ts'
import { useLater } from '../../parts/later/use-later.ts'
import * as css from './filter-bar.css.ts'
import type { TableModel } from './use-resource-table.ts'

const filterSheet = createLater(async () => (await import('./filter-sheet.tsx')).FilterSheet)

export type FiltersButtonProps<Row extends object> = {
  noun: readonly [one: string, many: string]
  model: TableModel<Row>
}

/** In a small container, in place of chips: how many filters are at work, and behind it all of them (ux 8.2). */
export function FiltersButton<Row extends object>({ noun, model }: FiltersButtonProps<Row>): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const Sheet = useLater(filterSheet, isOpen, () => setOpen(false))
  return (
    <>
      <Button
        className={css.filtersButton}
        icon={<FilterIcon />}
        data-ec-filter=""
        {...preloadOnApproach(filterSheet)}
        onClick={() => setOpen(true)}
      >
        Filters {model.chips.length > 0 && <CountPill value={model.chips.length} />}
      </Button>
      {Sheet && <Sheet open={isOpen} noun={noun} model={model} onClose={() => setOpen(false)} />}
    </>
  )
}
