import { formatCount } from '@edconsole/console-core'
import { needsNewFile } from '@edconsole/console-core/contract'
import type { DryRunReport } from '@edconsole/console-core/dry-run'
import { type ReactElement, useId, useState } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { WarningIcon } from '../../../parts/icons/icons.ts'
import { SectionHeading } from '../../../patterns/card/section-heading.tsx'
import { classNames } from '../../../styles/class-names.ts'
import * as lines from '../../runs/causes/cause-list.css.ts'
import { CauseRows } from './cause-rows.tsx'
import type { ReportedCause } from './causes-of-report.ts'
import * as css from './dry-run.css.ts'
import type { DryRunProps } from './dry-run-props.ts'
import type { DryRunMessages } from './messages.ts'

export type CauseLinesProps = Pick<DryRunProps, 'template' | 'onMapColumn' | 'onTranslate'> & {
  causes: readonly ReportedCause[]
  unknownValues: DryRunReport['unknownValues']
  hasHeader: boolean
  m: DryRunMessages
}

/** What to fix, from the first thing to the last; below the chosen one its rows. */
export function CauseLines(props: CauseLinesProps): ReactElement {
  const { causes, template, hasHeader, m } = props
  const [chosen, setChosen] = useState<string | null>(null)
  const headingId = useId()
  const largest = Math.max(1, ...causes.map(({ count }) => count))
  return (
    <section className={css.causes} aria-labelledby={headingId}>
      <div className={lines.head}>
        <SectionHeading depth={1} id={headingId} className={lines.heading}>
          {m.causes.heading}
        </SectionHeading>
        <span className={lines.help}>{m.causes.help}</span>
      </div>
      <ol className={lines.list}>
        {causes.map((cause, index) => {
          const isChosen = cause.key === chosen
          return (
            <li key={cause.key} className={css.cause}>
              <div className={classNames(lines.line, isChosen && lines.chosen)}>
                <button
                  type="button"
                  className={lines.choose}
                  aria-expanded={isChosen}
                  onClick={() => setChosen(isChosen ? null : cause.key)}
                >
                  <CauseFace cause={cause} order={index + 1} share={cause.count / largest} m={m} />
                </button>
                <span className={classNames(lines.fix, css.fix)}>
                  <CauseAction {...props} cause={cause} />
                </span>
              </div>
              {isChosen ? (
                <CauseRows cause={cause} template={template} hasHeader={hasHeader} m={m.rows} />
              ) : null}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

type FaceProps = { cause: ReportedCause; order: number; share: number; m: DryRunMessages }

function CauseFace({ cause, order, share, m }: FaceProps): ReactElement {
  const tone = cause.severity === 'error' ? 'error' : 'warning'
  return (
    <>
      <span className={lines.order}>
        {tone === 'error' ? (
          order
        ) : (
          <WarningIcon size="sm" label={m.causes.warning} className={lines.warningIcon} />
        )}
      </span>
      <span className={lines.title}>{cause.title}</span>
      <span className={lines.column}>{cause.sourceColumn ?? cause.columnName}</span>
      <span className={lines.bar} aria-hidden="true">
        <span className={lines.fill[tone]} style={{ inlineSize: `max(6px, ${share * 100}%)` }} />
      </span>
      <span className={lines.count}>{cause.ofFile ? m.causes.ofFile : formatCount(cause.count)}</span>
    </>
  )
}

/** Codes that a translation puts right. */
const TRANSLATED: ReadonlySet<string> = new Set(['T001', 'T002', 'T003'])
const UNMAPPED = 'V001'

/** What can be done about a cause here; otherwise who can do it. */
function CauseAction(props: CauseLinesProps & { cause: ReportedCause }): ReactElement {
  const { cause, unknownValues, onMapColumn, onTranslate, m } = props
  const { code, columnName } = cause
  const values =
    columnName === null || !TRANSLATED.has(code) ? [] : (unknownValues[columnName] ?? ambiguous(cause))
  if (columnName !== null && values.length > 0 && cause.owner === 'provider')
    return (
      <Button kind="link" size="sm" onClick={() => onTranslate(columnName, values)}>
        {m.causes.translate(values.length)}
      </Button>
    )
  if (columnName !== null && code === UNMAPPED)
    return (
      <Button kind="link" size="sm" onClick={() => onMapColumn(columnName, null)}>
        {m.causes.map}
      </Button>
    )
  return <span className={css.note}>{whoseTurn(cause, m)}</span>
}

const whoseTurn = ({ code, columnName, owner, fixTarget }: ReportedCause, { causes }: DryRunMessages) => {
  if (needsNewFile(code)) return causes.sendNewFile
  // The log leads to the template as a whole: neither the SIS nor one of the columns is what is wrong.
  return owner === 'district' && fixTarget?.route === 'sis-import-edit' && columnName === null
    ? causes.checkFile
    : causes.owners[owner]
}

/** A code with two translations is known, and so is not among the unknown ones. */
const ambiguous = ({ values }: ReportedCause) =>
  values.map(({ value, count }) => ({ sourceValue: value, rows: count }))
