import { formatCount } from '@edconsole/console-core'
import type { DryRunReport } from '@edconsole/console-core/dry-run'
import { columnsOf, matchByName, type RuleTemplate } from '@edconsole/console-core/import-rules'
import { type ReactElement, useMemo } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { MonoTag } from '../../../parts/mono-tag/mono-tag.tsx'
import { RowBar } from '../../../parts/row-bar/row-bar.tsx'
import { Banner } from '../../../patterns/banner/banner.tsx'
import { CauseLines } from './cause-lines.tsx'
import { causesOfReport } from './causes-of-report.ts'
import * as css from './dry-run.css.ts'
import type { DryRunProps } from './dry-run-props.ts'
import type { DryRunMessages } from './messages.ts'

export type DryRunResultProps = Pick<DryRunProps, 'template' | 'onMapColumn' | 'onTranslate'> & {
  report: DryRunReport
  hasHeader: boolean
  m: DryRunMessages
}

/** What an import would make of a file: whether it loads, how many rows, what to fix first. */
export function DryRunResult(props: DryRunResultProps): ReactElement {
  const { report, template, onMapColumn, m } = props
  const causes = useMemo(() => causesOfReport(report), [report])
  const { fatal, rows, rejected, warned, unmapped, notChecked, atClosedSites } = report
  return (
    <div className={css.root}>
      {fatal === null ? null : (
        <Banner tone="danger" title={m.report.nothing}>
          {fatal}
        </Banner>
      )}
      {rows === 0 ? null : <ReportFigures report={report} m={m.report} />}
      {fatal === null && rejected === 0 && warned === 0 ? (
        <p className={css.words}>{m.report.clean}</p>
      ) : null}
      {causes.length === 0 ? null : (
        <CauseLines {...props} causes={causes} unknownValues={report.unknownValues} />
      )}
      {unmapped.length === 0 ? null : (
        <UnmappedHeaders headers={unmapped} template={template} onMapColumn={onMapColumn} m={m.unmapped} />
      )}
      {rows === 0 ? null : (
        <div className={css.unknown}>
          <p className={css.unknownTitle}>{m.report.notKnown}</p>
          <ul className={css.headers}>
            {notChecked.length === 0 ? null : <li>{m.report.notChecked(notChecked)}</li>}
            {atClosedSites === 0 ? null : <li>{m.report.atClosedSites(atClosedSites)}</li>}
            <li>{m.report.stored}</li>
          </ul>
        </div>
      )}
    </div>
  )
}

type ReportFiguresProps = { report: DryRunReport; m: DryRunMessages['report'] }

/** What would become of the rows, in figures and as one bar. */
function ReportFigures({ report, m }: ReportFiguresProps): ReactElement {
  const { rows, accepted, warned, rejected, leftOut, repeated } = report
  const figures: readonly { label: string; value: number; help?: string }[] = [
    { label: m.rows, value: rows },
    { label: m.accepted, value: accepted },
    { label: m.warned, value: warned },
    { label: m.rejected, value: rejected },
    ...(repeated > 0 ? [{ label: m.repeated, value: repeated, help: m.repeatedHelp }] : []),
    ...(leftOut > 0 ? [{ label: m.leftOut, value: leftOut, help: m.leftOutHelp }] : []),
  ]
  return (
    <div className={css.figures}>
      <dl className={css.figureList}>
        {figures.map(({ label, value, help }) => (
          <div key={label} className={css.figure}>
            <dt className={css.note}>{label}</dt>
            <dd className={css.value} title={help}>
              {formatCount(value)}
            </dd>
          </div>
        ))}
      </dl>
      <RowBar accepted={accepted - warned} warned={warned} rejected={rejected} total={rows} />
    </div>
  )
}

type UnmappedHeadersProps = Pick<DryRunProps, 'onMapColumn'> & {
  headers: readonly string[]
  template: RuleTemplate
  m: DryRunMessages['unmapped']
}

/** Columns of the file that feed nothing, each with the column of ours that it probably is. */
function UnmappedHeaders({ headers, template, onMapColumn, m }: UnmappedHeadersProps): ReactElement {
  const offers = useMemo(() => offersFor(headers, template), [headers, template])
  return (
    <details className={css.unmapped} open={offers.size > 0}>
      <summary className={css.summary}>{m.title(headers.length)}</summary>
      <ul className={css.headers}>
        {headers.map((header) => {
          const offer = offers.get(header)
          return (
            <li key={header} className={css.header}>
              <MonoTag value={header} />
              {offer === undefined ? null : (
                <Button kind="link" size="sm" onClick={() => onMapColumn(offer.columnName, header)}>
                  {m.map(offer.displayName)}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

const offersFor = (headers: readonly string[], { componentName, importTemplateColumns }: RuleTemplate) => {
  const filled = new Set(
    importTemplateColumns.flatMap(({ columnName, sourceColumn, mappingType }) =>
      sourceColumn !== null || mappingType === 'fixed' ? columnName : [],
    ),
  )
  const open = columnsOf(componentName).filter(({ columnName }) => !filled.has(columnName))
  const matched = matchByName(open, headers, { taken: new Set() })
  return new Map(
    open.flatMap((column) => {
      const header = matched.get(column.columnName)
      return header === undefined ? [] : [[header, column] as const]
    }),
  )
}
