import { inZone, useConsoleSettings } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { KeyValue, type KeyValueItem } from '../../../parts/key-value/key-value.tsx'
import { SectionHeading } from '../../../patterns/card/section-heading.tsx'
import { PersonalDataButton } from '../../runs/record/personal-data-button.tsx'
import { fieldText } from '../viewer/field-text.ts'
import type { TableDefinition, TableRow } from '../viewer/table-definition.ts'
import type { TableField } from '../viewer/table-field.ts'
import { ROW_META_FIELDS } from '../viewer/table-field.ts'
import { FieldValue } from './field-value.tsx'
import type { RecordDrawerMessages } from './messages.ts'
import * as css from './record-drawer.css.ts'

export type RecordFieldsProps = {
  table: TableDefinition
  row: TableRow
  districtId: string
  year: number
  personalShown: boolean
  onTogglePersonal: () => void
  m: RecordDrawerMessages
}

const META: ReadonlySet<string> = new Set(ROW_META_FIELDS.map(({ field }) => field))

/** These tell where a record came from, and are of no interest on one that didn't come from OneRoster. */
const ONEROSTER: ReadonlySet<string> = new Set(['sourcedId', 'oneRosterCode'])

/** Every field of a record: what it says, then where it came from. */
export function RecordFields(props: RecordFieldsProps): ReactElement {
  const { table, row, districtId, year, personalShown, onTogglePersonal, m } = props
  const { timeZone } = useConsoleSettings()
  const headingId = useId()
  const sourceId = useId()
  const itemOf = (field: TableField): KeyValueItem => {
    const hidden = field.personal === true && !personalShown
    const text = hidden ? '' : fieldText(field, row, timeZone)
    return {
      key: inZone(field.title, timeZone),
      value: (
        <FieldValue
          field={field}
          row={row}
          districtId={districtId}
          year={year}
          timeZone={timeZone}
          personalShown={personalShown}
        />
      ),
      ...(text !== '' && { copy: copyOf(field, row, text) }),
    }
  }
  const own = table.fields.filter(({ field }) => !META.has(field) && !ONEROSTER.has(field))
  const meta = table.fields.filter(
    ({ field }) => META.has(field) || (ONEROSTER.has(field) && Reflect.get(row, field) !== null),
  )
  return (
    <>
      <section aria-labelledby={headingId}>
        <div className={css.head}>
          <SectionHeading depth={1} id={headingId} className={css.heading}>
            {m.fields}
          </SectionHeading>
          {own.some(({ personal }) => personal) ? (
            <PersonalDataButton shown={personalShown} onToggle={onTogglePersonal} texts={m} />
          ) : null}
        </div>
        <KeyValue items={own.map(itemOf)} />
      </section>
      <section aria-labelledby={sourceId}>
        <SectionHeading depth={1} id={sourceId} className={css.heading}>
          {m.source}
        </SectionHeading>
        <KeyValue items={meta.map(itemOf)} />
      </section>
    </>
  )
}

/** The stored value, where it is one; else what people read. */
function copyOf({ field }: TableField, row: TableRow, text: string): string {
  const raw: unknown = Reflect.get(row, field)
  return typeof raw === 'string' || typeof raw === 'number' ? String(raw) : text
}
