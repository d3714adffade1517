import { componentTitle, formatCount, type ImportLogHeader } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { RowBar } from '../../parts/row-bar/row-bar.tsx'
import { acceptedRows } from '../../patterns/import-run/accepted-rows.ts'
import * as cell from '../../patterns/import-run/cell-text.css.ts'
import { ComponentCauses } from '../../patterns/import-run/component-causes.tsx'
import { SectionHeading } from '../../patterns/import-run/section-heading.tsx'
import { stoppedEarly } from '../../patterns/import-run/stopped-early.ts'
import type { ImportLogsMessages } from './messages.ts'
import * as css from './screen.css.ts'

/** Components whose causes are asked for, those with the most rejected rows first; and causes of each. */
const COMPONENTS_MAX = 3
const CAUSES_MAX = 3

export type BatchPreviewProps = { districtId: string; batch: ImportLogHeader; m: ImportLogsMessages }

/** A batch opened in the list: its message, its components in load order, and what to fix first. */
export function BatchPreview({ districtId, batch, m }: BatchPreviewProps): ReactElement {
  const headingId = useId()
  const causesId = useId()
  const worst = batch.components
    .filter(({ recordsRejected }) => recordsRejected > 0)
    .sort((a, b) => b.recordsRejected - a.recordsRejected)
    .slice(0, COMPONENTS_MAX)
  return (
    <div className={css.preview}>
      {batch.message !== null && stoppedEarly(batch) ? <p className={css.message}>{batch.message}</p> : null}
      <section aria-labelledby={headingId}>
        <SectionHeading depth={1} id={headingId} className={css.previewHeading}>
          {batch.components.length === 0 ? m.preview.none : m.preview.components}
        </SectionHeading>
        <ul className={css.components}>
          {batch.components.map((component) => (
            <li key={component.etlStatusId} className={css.componentLine}>
              <span className={css.componentName}>
                {componentTitle(component.componentName)}
                <span>
                  {component.recordsRejected > 0 ? (
                    <span className={cell.rejected}>{formatCount(component.recordsRejected)}</span>
                  ) : (
                    <span className={cell.tertiary}>{formatCount(component.recordsRead)}</span>
                  )}
                </span>
              </span>
              <RowBar accepted={acceptedRows(component)} rejected={component.recordsRejected} />
            </li>
          ))}
        </ul>
      </section>
      {worst.length === 0 ? null : (
        <section aria-labelledby={causesId}>
          <SectionHeading depth={1} id={causesId} className={css.previewHeading}>
            {m.run.causes.heading}
          </SectionHeading>
          <div className={css.causes}>
            {worst.map(({ etlStatusId, componentName }) => (
              <Causes
                key={etlStatusId}
                title={componentTitle(componentName)}
                districtId={districtId}
                component={{ batchId: batch.batchId, etlStatusId }}
                m={m}
              />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

type CausesProps = {
  title: string
  districtId: string
  component: { batchId: number; etlStatusId: number }
  m: ImportLogsMessages
}

function Causes({ title, districtId, component, m }: CausesProps): ReactElement {
  return (
    <>
      <span className={css.causesOf}>{title}</span>
      <div>
        <ComponentCauses districtId={districtId} component={component} max={CAUSES_MAX} texts={m.run} />
      </div>
    </>
  )
}
