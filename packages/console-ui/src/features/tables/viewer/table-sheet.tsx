import type { ReactElement } from 'react'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { Field } from '../../../parts/field/field.tsx'
import { Select } from '../../../parts/select/select.tsx'
import { PersonalDataButton } from '../../runs/record/personal-data-button.tsx'
import type { TableViewerMessages } from './messages.ts'
import type { TableId } from './table-field.ts'
import { TableLinks } from './table-links.tsx'
import * as css from './table-viewer.css.ts'
import type { ShownYear } from './use-shown-year.ts'
import type { StoredTables } from './use-stored-tables.ts'
import { hasOthers, type TableGroup } from './use-table-places.ts'
import type { TableSheetState } from './use-table-sheet.ts'
import { yearOptions } from './year-options.ts'

export type TableSheetProps = {
  sheet: TableSheetState
  /** "Imported 09/14/2026 - 06:04AM", if known. */
  imported: string | undefined
  year: ShownYear
  /** Absent where the table holds nothing personal. */
  personal: { shown: boolean; onToggle: () => void } | undefined
  groups: readonly TableGroup[]
  current: TableId
  stored: StoredTables
  m: TableViewerMessages
  open: boolean
  onClose: () => void
}

/** Over the whole of a small screen: the year, what the table offers, and the way to the other tables. */
export function TableSheet(props: TableSheetProps): ReactElement {
  const { open, onClose, sheet, imported, year, personal, groups, current, stored, m } = props
  return (
    <Dialog open={open} onClose={onClose} title={m.tables} width="full">
      <div className={css.sheet}>
        <p className={css.facts}>{[m.readOnly, imported].filter(Boolean).join(' · ')}</p>
        <Field label={m.year}>
          <Select
            value={String(year.value)}
            options={yearOptions(year)}
            onChange={(next) => year.change(Number(next))}
          />
        </Field>
        <div className={css.sheetActions}>
          {personal && <PersonalDataButton {...personal} texts={m} />}
          <span ref={sheet.actions.inSheet} />
        </div>
        {hasOthers(groups) && (
          <TableLinks groups={groups} current={current} stored={stored} m={m} onFollow={onClose} />
        )}
      </div>
    </Dialog>
  )
}
