import { useAccess } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { CopyButton } from '../../../parts/copy-button/copy-button.tsx'
import { FailedIcon, WarningIcon } from '../../../parts/icons/icons.ts'
import { NoValue } from '../../../parts/no-value/no-value.tsx'
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden.tsx'
import { SectionHeading } from '../../../patterns/card/section-heading.tsx'
import { PlaceButton } from '../../../patterns/place-link/place-button.tsx'
import { classNames } from '../../../styles/class-names.ts'
import { findingFix } from '../causes/cause-fix.ts'
import type { LogDetailsTexts } from '../findings/details-texts.ts'
import type { LogLine } from '../findings/log-line.ts'
import { useFindingWords } from '../findings/use-finding-words.ts'
import { MASK } from './masked-text.ts'
import { PersonalDataButton } from './personal-data-button.tsx'
import { type RecordField, recordFields } from './record-fields.ts'
import * as css from './source-record.css.ts'

export type SourceRecordProps = {
  row: LogLine
  /** How many rows of the cause have the same value; null when it is not known or must not be named. */
  sameValue?: number | null
  onShowSame?(): void
  personalShown: boolean
  onTogglePersonal(): void
  /** The fix was made meanwhile, in words: then it is not offered again. */
  fixed?: string | null
  m: LogDetailsTexts
}

/** One refused row: what is wrong, what to do, and the record as the SIS sent it. */
export function SourceRecord(props: SourceRecordProps): ReactElement {
  const { row, sameValue = null, onShowSame, personalShown, onTogglePersonal, fixed = null, m } = props
  const headingId = useId()
  const reader = useAccess()
  const tone = row.severity === 'error' ? 'error' : 'warning'
  const Icon = tone === 'error' ? FailedIcon : WarningIcon
  const words = useFindingWords()(row, personalShown)
  const fix = findingFix(words.fixTarget, reader)

  return (
    <div className={css.root}>
      <div className={classNames(css.noteBox, css.note[tone])}>
        <Icon className={css.noteIcon[tone]} />
        <div>
          <p className={css.problem}>{words.message}</p>
          {words.suggestion == null || fixed !== null ? null : (
            <p className={css.suggestion}>{words.suggestion}</p>
          )}
          {sameValue !== null && sameValue > 1 ? (
            <p className={css.suggestion}>{m.record.sameValue(sameValue)}.</p>
          ) : null}
          {fixed === null ? null : <p className={css.suggestion}>{fixed}</p>}
          <div className={css.actions}>
            {fixed === null && fix ? (
              <PlaceButton kind="primary" size="sm" to={fix.to}>
                {fix.label}
              </PlaceButton>
            ) : null}
            {sameValue !== null && sameValue > 1 ? (
              <Button size="sm" onClick={onShowSame}>
                {m.record.showSame(sameValue)}
              </Button>
            ) : null}
          </div>
        </div>
      </div>
      {row.rowData == null ? (
        <p className={css.suggestion}>{row.rowNumber === null ? m.record.none : m.record.notKept}</p>
      ) : (
        <section aria-labelledby={headingId}>
          <div className={css.head}>
            <SectionHeading depth={2} id={headingId} className={css.heading}>
              {m.record.heading}
            </SectionHeading>
            <PersonalDataButton shown={personalShown} onToggle={onTogglePersonal} texts={m.run} />
          </div>
          <RecordFields row={row} personalShown={personalShown} m={m} />
        </section>
      )}
    </div>
  )
}

/** The record as the SIS sent it, the wrong field first and marked. */
function RecordFields({
  row,
  personalShown,
  m,
}: Pick<SourceRecordProps, 'row' | 'personalShown' | 'm'>): ReactElement {
  return (
    <dl className={css.fields}>
      {recordFields(row).map((field) => {
        const masked = field.personal && !personalShown
        return (
          <div key={field.name} className={classNames(css.field, field.wrong && css.wrong)}>
            <dt className={classNames(css.key, field.wrong && css.wrongText)}>
              {field.name}
              {field.wrong ? <VisuallyHidden> ({m.record.wrong})</VisuallyHidden> : null}
            </dt>
            <dd className={classNames(css.value, field.wrong && css.wrongText)}>
              <FieldValue field={field} masked={masked} m={m} />
            </dd>
            {field.value === '' || masked ? null : (
              <dd className={css.value}>
                <CopyButton text={field.value} what={field.name} />
              </dd>
            )}
          </div>
        )
      })}
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
