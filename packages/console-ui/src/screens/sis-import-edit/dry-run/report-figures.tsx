import { formatCount } from '@edconsole/console-core'
import type { DryRunReport } from '@edconsole/console-core/dry-run'
import type { ReactElement } from 'react'
import { RowBar } from '../../../parts/row-bar/row-bar.tsx'
import * as css from './dry-run.css.ts'
import type { DryRunMessages } from './messages.ts'

export type ReportFiguresProps = { report: DryRunReport; m: DryRunMessages['report'] }

/** What would become of the rows, in figures and as one bar. */
export function ReportFigures({ report, m }: ReportFiguresProps): ReactElement {
  const { rows, accepted, warned, rejected, leftOut } = report
  const figures: readonly { label: string; value: number; help?: string }[] = [
    { label: m.rows, value: rows },
    { label: m.accepted, value: accepted },
    { label: m.warned, value: warned },
    { label: m.rejected, value: rejected },
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
