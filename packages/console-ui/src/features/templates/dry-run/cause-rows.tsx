import { formatCount } from '@edconsole/console-core'
import { personalSources, type RuleTemplate } from '@edconsole/console-core/import-rules'
import type { ReactElement } from 'react'
import { usePersonalShown } from '../../imports/use-personal-shown.ts'
import { useFindingWords } from '../../runs/findings/use-finding-words.ts'
import { MASK } from '../../runs/record/masked-text.ts'
import { isPersonalColumn } from '../../runs/record/personal-column.ts'
import { PersonalDataButton } from '../../runs/record/personal-data-button.tsx'
import type { ReportedCause } from './causes-of-report.ts'
import * as css from './dry-run.css.ts'
import type { DryRunMessages } from './messages.ts'

export type CauseRowsProps = {
  cause: ReportedCause
  /** Says what the columns of the file feed. */
  template: RuleTemplate
  /** The header takes a row of the file. */
  hasHeader: boolean
  m: DryRunMessages['rows']
}

/** A cause in its own words, with the first of its rows; personal data is hidden until it is requested. */
export function CauseRows({ cause, template, hasHeader, m }: CauseRowsProps): ReactElement {
  const { samples, sourceColumn } = cause
  const [shown, toggle] = usePersonalShown(cause.key, null)
  const wordsOf = useFindingWords()
  const { message, suggestion } = wordsOf(lineOf(cause, cause), shown)
  const names = Object.keys(samples[0]?.data ?? {})
  const first = names.filter((name) => name === sourceColumn)
  const columns = [...first, ...names.filter((name) => name !== sourceColumn)]
  const isPersonal = personalIn(template, names)
  const hasPersonal = samples.some(({ recordLabel }) => recordLabel !== null) || columns.some(isPersonal)
  if (samples.length === 0)
    return (
      <p className={css.words}>
        {message} {suggestion}
      </p>
    )
  return (
    <div className={css.rows}>
      <div className={css.rowsHead}>
        <span className={css.note}>
          {m.title(samples.length, cause.count)}
          {suggestion === null ? '' : `. ${suggestion}`}
        </span>
        {hasPersonal ? <PersonalDataButton shown={shown} onToggle={toggle} texts={m} /> : null}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={css.scroll} tabIndex={0} aria-label={cause.title}>
        <table className={css.table}>
          <thead>
            <tr>
              <th className={css.headCell} scope="col">
                {m.row}
              </th>
              <th className={css.headCell} scope="col">
                {m.record}
              </th>
              <th className={css.headCell} scope="col">
                {m.message}
              </th>
              {columns.map((name) => (
                <th key={name} className={css.headCell} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {samples.map((sample) => {
              const { rowNumber, recordLabel, data } = sample
              return (
                <tr key={rowNumber}>
                  <th className={css.rowHead} scope="row">
                    {formatCount(rowNumber + (hasHeader ? 1 : 0))}
                  </th>
                  <td className={css.cell}>{recordLabel === null || shown ? recordLabel : MASK}</td>
                  <td className={css.cell}>{wordsOf(lineOf(cause, sample), shown).message}</td>
                  {columns.map((name) => (
                    <td key={name} className={css.cell}>
                      {isPersonal(name) && !shown && data[name] ? MASK : data[name]}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </div>
  )
}

/**
 * Which columns of the file are personal: by what they feed, and by their names where they feed nothing. Numbers of persons
 * stay, as in a log: by them the row is found in the SIS.
 */
const personalIn = (template: RuleTemplate, header: readonly string[]): ((name: string) => boolean) => {
  const kinds = personalSources(template, header)
  return (name) => {
    const kind = kinds.get(name)
    return kind === undefined ? isPersonalColumn(name) : kind === 'private' || kind === 'name'
  }
}

/** A cause, or one of its rows, as a line of a log has it. */
const lineOf = (
  { code: errorCode, columnName, sourceColumn, title: causeTitle, suggestion, fixTarget }: ReportedCause,
  { value: rejectedValue, params, message }: Pick<ReportedCause, 'value' | 'params' | 'message'>,
) => ({
  errorCode,
  columnName,
  sourceColumn,
  causeTitle,
  suggestion,
  fixTarget,
  rejectedValue,
  params,
  message,
})
