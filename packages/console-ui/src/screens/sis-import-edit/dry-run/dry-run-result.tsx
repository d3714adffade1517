import type { DryRunReport } from '@edconsole/console-core/dry-run'
import { type ReactElement, useMemo } from 'react'
import { Banner } from '../../../patterns/banner/banner.tsx'
import { CauseLines } from './cause-lines.tsx'
import { causesOfReport } from './causes-of-report.ts'
import * as css from './dry-run.css.ts'
import type { DryRunProps } from './dry-run-props.ts'
import type { DryRunMessages } from './messages.ts'
import { ReportFigures } from './report-figures.tsx'
import { UnmappedHeaders } from './unmapped-headers.tsx'

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
