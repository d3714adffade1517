import { describeStatus, formatCount, type ImportLogResult } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { CompletedIcon, InfoIcon } from '../../parts/icons/icons.ts'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import type { ImportLogDetailsMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type NothingToFixProps = { result: ImportLogResult; m: ImportLogDetailsMessages }

/** A component without findings: what was done with its rows instead. */
export function NothingToFix({ result, m }: NothingToFixProps): ReactElement {
  const { running } = describeStatus(result.status)
  if (running || result.recordsRead === 0) {
    return (
      <div className={css.allAccepted}>
        <EmptyState icon={<InfoIcon size="xl" />} title={running ? m.running : m.noRows} />
      </div>
    )
  }
  const actions = [
    [m.actions.inserted, result.recordsInserted],
    [m.actions.updated, result.recordsUpdated],
    [m.actions.unchanged, result.recordsUnchanged],
    [m.actions.deleted, result.recordsDeleted],
  ] as const
  return (
    <div className={css.allAccepted}>
      <EmptyState icon={<CompletedIcon size="xl" />} title={m.allAccepted(result.recordsRead)}>
        <span className={css.byAction}>
          {actions
            .filter(([, count]) => count > 0)
            .map(([name, count]) => `${name} ${formatCount(count)}`)
            .join(' · ')}
        </span>
      </EmptyState>
    </div>
  )
}
