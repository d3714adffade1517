import { formatCount, useSnackbar } from '@edconsole/console-core'
import { type ReactElement, useEffect, useRef } from 'react'
import { LiveRegion } from '../../live-region/live-region.tsx'
import { AllMatching } from './all-matching.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { CLEARED } from './cleared.ts'
import type { SelectionPartProps } from './row-selection.ts'
import { selectedOf } from './selected-of.ts'

export type SelectionToolbarProps<Row extends object> = SelectionPartProps<Row> & {
  /** The bar that stands there while nothing is selected. */
  children: ReactElement
}

/** What is selected and what can be done with it, in place of the filters. */
export function SelectionToolbar<Row extends object>({
  children,
  ...part
}: SelectionToolbarProps<Row>): ReactElement {
  const { selection, model } = part
  const selected = selectedOf(selection.picks, model)
  const count = selected?.count === undefined ? 'All' : formatCount(selected.count)
  useClearedByQuery(part)
  return (
    <>
      <LiveRegion>{selected && `${count} selected`}</LiveRegion>
      {selected ? (
        <>
          <BulkBar selection={selection} count={count}>
            {selection.actions(selected)}
          </BulkBar>
          <AllMatching {...part} />
        </>
      ) : (
        children
      )}
    </>
  )
}

/** Rows of another filter or search are other rows: the selection goes, with a notice. */
function useClearedByQuery<Row extends object>({ selection, model }: SelectionPartProps<Row>): void {
  const snackbar = useSnackbar()
  const asked = JSON.stringify([model.query.filter, model.query.search])
  const before = useRef(asked)
  useEffect(() => {
    if (before.current === asked) return
    before.current = asked
    if (!selection.picks.all && selection.picks.rows.size === 0) return
    selection.clear()
    snackbar.show({ ...CLEARED, message: 'Selection cleared because the filters changed.' })
  })
}
