import type { ReactElement } from 'react'
import { Checkbox } from '../../../parts/checkbox/checkbox.tsx'
import { classNames } from '../../../styles/class-names.ts'
import * as table from '../table-grid.css.ts'
import { pageOf } from './page-of.ts'
import { pickPageByKey } from './pick-page-by-key.ts'
import { pagePicked, togglePage } from './picks.ts'
import type { SelectionPartProps } from './row-selection.ts'
import * as css from './selection.css.ts'

/** Picks the page. */
export function HeaderBox<Row>(part: SelectionPartProps<Row>): ReactElement {
  const { selection, model, noun } = part
  const page = pageOf(model)
  const picked = pagePicked(selection.picks, page)
  return (
    <th
      ref={selection.header}
      scope="col"
      className={classNames(table.headerCell, css.box, css.headerBox)}
      onKeyDown={(event) => pickPageByKey(event, part)}
    >
      <Checkbox
        hideLabel
        label={`Select all ${noun[1]} on this page`}
        checked={picked === 'all'}
        indeterminate={picked === 'some'}
        disabled={page.length === 0}
        onChange={() => selection.change((was) => togglePage(was, page))}
      />
    </th>
  )
}
