import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { WarningIcon } from '../../parts/icons/icons.ts'
import { Card } from '../../patterns/card/card.tsx'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { classNames } from '../../styles/class-names.ts'
import { lastFinished } from './attention.ts'
import { messages } from './messages.ts'
import * as css from './needs-attention.css.ts'
import { NeedsDownloadButton } from './needs-download-button.tsx'
import { needsOfDistrict } from './needs-of-district.ts'
import { NothingToDo } from './nothing-to-do.tsx'
import { useCauses } from './use-causes.ts'
import { useRecentBatches } from './use-recent-batches.ts'

/** What only the district can put right, in its own student information system. */
export function NeededFromYou(): ReactElement {
  const m = useMessages('dashboard', messages)
  const batches = useRecentBatches()
  const last = lastFinished(batches.data ?? [])
  const causes = useCauses(last)
  const failed = (batches.errors.length > 0 && !batches.data) || (causes.errors.length > 0 && !causes.data)
  const waiting = batches.loading || causes.loading
  const needs = last ? needsOfDistrict(causes.facets?.cause ?? [], last.batchId, m) : []

  return (
    <Card
      title={m.needed}
      count={waiting || failed || needs.length === 0 ? undefined : needs.length}
      busy={waiting}
    >
      <div className={classNames(css.room, !waiting && (failed || needs.length === 0) && css.middle)}>
        {failed ? (
          <ErrorState
            failure={batches.errors[0] ?? causes.errors[0]}
            onRetry={() => {
              batches.retry()
              causes.retry()
            }}
          />
        ) : waiting ? (
          <WaitingRows rows={4} height={55} />
        ) : needs.length === 0 ? (
          <NothingToDo title={m.nothingNeeded} last={last} />
        ) : (
          <>
            <ul className={css.list}>
              {needs.map((need) => (
                <li className={css.plainItem} key={need.key}>
                  <span className={classNames(css.icon, css.tone.warning)}>
                    <WarningIcon size="lg" />
                  </span>
                  <div className={css.what}>
                    <p className={css.title}>{need.title}</p>
                    <p className={css.text}>{need.text}</p>
                  </div>
                </li>
              ))}
            </ul>
            {last ? (
              <NeedsDownloadButton batchId={last.batchId} causes={needs.map(({ key }) => key)} />
            ) : null}
          </>
        )}
      </div>
    </Card>
  )
}
