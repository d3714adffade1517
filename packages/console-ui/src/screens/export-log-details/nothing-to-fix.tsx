import { describeStatus, type ExportLogHeader, type ExportLogResult } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { hasArrived } from '../../features/exports/run/has-arrived.ts'
import { CompletedIcon, InfoIcon } from '../../parts/icons/icons.ts'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import type { ExportLogDetailsMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type NothingToFixProps = {
  result: ExportLogResult
  batch: ExportLogHeader | undefined
  m: ExportLogDetailsMessages
}

/** A file without lines: what became of its rows instead. */
export function NothingToFix({ result, batch, m }: NothingToFixProps): ReactElement {
  const { running } = describeStatus(result.status)
  const { recordsRead, recordsWritten } = result
  const arrived = batch !== undefined && hasArrived(result, batch.deliveryMethod)
  const all = arrived && recordsRead > 0 && !running
  const clean = batch?.deliveryMethod === 'download' ? m.nothing.ready : m.nothing.clean
  const words = running ? m.nothing.running : recordsRead === 0 ? m.nothing.noRows : m.nothing.notSent
  return (
    <div className={css.nothing}>
      <EmptyState
        icon={all ? <CompletedIcon size="xl" /> : <InfoIcon size="xl" />}
        title={all ? clean(recordsWritten) : words}
      />
    </div>
  )
}
