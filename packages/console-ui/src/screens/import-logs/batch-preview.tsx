import { componentTitle, formatCount, type ImportLogHeader } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { acceptedRows } from '../../features/imports/accepted-rows.ts'
import { ComponentCauses } from '../../features/imports/component-causes.tsx'
import * as cell from '../../features/runs/columns/cell-text.css.ts'
import { RunPreview } from '../../features/runs/list/run-preview.tsx'
import { stoppedEarly } from '../../features/runs/run/stopped-early.ts'
import { RowBar } from '../../parts/row-bar/row-bar.tsx'
import type { ImportLogsMessages } from './messages.ts'

/** Components whose causes are asked for, those with the most rejected rows first; and causes of each. */
const COMPONENTS_MAX = 3
const CAUSES_MAX = 3

export type BatchPreviewProps = { districtId: string; batch: ImportLogHeader; m: ImportLogsMessages }

/** A batch opened in the list: its message, its components in load order, and what to fix first. */
export function BatchPreview({ districtId, batch, m }: BatchPreviewProps): ReactElement {
  const worst = batch.components
    .filter(({ recordsRejected }) => recordsRejected > 0)
    .sort((a, b) => b.recordsRejected - a.recordsRejected)
    .slice(0, COMPONENTS_MAX)
  return (
    <RunPreview
      message={stoppedEarly(batch) ? batch.message : null}
      heading={batch.components.length === 0 ? m.preview.none : m.preview.components}
      parts={batch.components.map((component) => ({
        key: component.etlStatusId,
        name: componentTitle(component.componentName),
        figure:
          component.recordsRejected > 0 ? (
            <span className={cell.rejected}>{formatCount(component.recordsRejected)}</span>
          ) : (
            <span className={cell.tertiary}>{formatCount(component.recordsRead)}</span>
          ),
        bar: <RowBar accepted={acceptedRows(component)} rejected={component.recordsRejected} />,
      }))}
      causesHeading={m.run.causes.heading}
      causes={worst.map(({ etlStatusId, componentName }) => ({
        key: etlStatusId,
        title: componentTitle(componentName),
        list: (
          <ComponentCauses
            districtId={districtId}
            component={{ batchId: batch.batchId, etlStatusId }}
            max={CAUSES_MAX}
            texts={m.run}
          />
        ),
      }))}
    />
  )
}
