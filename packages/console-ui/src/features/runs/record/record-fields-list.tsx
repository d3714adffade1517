import type { ReactElement } from 'react'
import { CopyButton } from '../../../parts/copy-button/copy-button.tsx'
import { NoValue } from '../../../parts/no-value/no-value.tsx'
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden.tsx'
import { classNames } from '../../../styles/class-names.ts'
import type { LogDetailsTexts } from '../findings/details-texts.ts'
import type { LogLine } from '../findings/log-line.ts'
import { MASK } from './masked-text.ts'
import { type RecordField, recordFields } from './record-fields.ts'
import * as css from './source-record.css.ts'

export type RecordFieldsProps = {
  row: LogLine
  personalShown: boolean
  m: LogDetailsTexts
}

/** The record as the SIS sent it, the wrong field first and marked. */
export function RecordFields({ row, personalShown, m }: RecordFieldsProps): ReactElement {
  return (
    <dl className={css.fields}>
      {recordFields(row).map((field) => (
        <div key={field.name} className={classNames(css.field, field.wrong && css.wrong)}>
          <dt className={classNames(css.key, field.wrong && css.wrongText)}>
            {field.name}
            {field.wrong ? <VisuallyHidden> ({m.record.wrong})</VisuallyHidden> : null}
          </dt>
          <dd className={classNames(css.value, field.wrong && css.wrongText)}>
            <FieldValue field={field} masked={field.personal && !personalShown} m={m} />
          </dd>
          {field.value === '' || (field.personal && !personalShown) ? null : (
            <dd className={css.value}>
              <CopyButton text={field.value} what={field.name} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

type FieldValueProps = { field: RecordField; masked: boolean; m: LogDetailsTexts }

function FieldValue({ field, masked, m }: FieldValueProps): ReactElement {
  if (field.value === '') return field.wrong ? <span>{m.run.empty}</span> : <NoValue />
  if (!masked) return <span>{field.value}</span>
  return (
    <>
      <span aria-hidden="true" className={css.masked}>
        {MASK}
      </span>
      <VisuallyHidden>{m.run.hidden}</VisuallyHidden>
    </>
  )
}
