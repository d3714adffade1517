import type { ReactElement } from 'react'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { Field } from '../../../parts/field/field.tsx'
import { Select } from '../../../parts/select/select.tsx'
import { PersonalDataButton } from '../../runs/record/personal-data-button.tsx'
import { TableLinks } from './table-links.tsx'
import type { TableSheetButtonProps } from './table-sheet-button.tsx'
import * as css from './table-viewer.css.ts'
import { hasOthers } from './use-table-places.ts'
import { yearOptions } from './year-options.ts'

export type TableSheetProps = TableSheetButtonProps & { open: boolean; onClose: () => void }

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
