import {
  type FacetGroup,
  formatCount,
  type ImportLogHeader,
  useConsoleSettings,
  useMessages,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { standingText, useImportStanding } from '../../features/imports/standing.ts'
import { sinceText } from '../../features/runs/causes/cause-history.ts'
import { causesOfGroups } from '../../features/runs/causes/causes-of.ts'
import { useFindingWords } from '../../features/runs/findings/use-finding-words.ts'
import { Button } from '../../parts/button/button.tsx'
import { DownloadIcon, WarningIcon } from '../../parts/icons/icons.ts'
import { Card } from '../../patterns/card/card.tsx'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import { useCsvDownload } from '../../patterns/resource-table/csv/use-csv-download.ts'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { classNames } from '../../styles/class-names.ts'
import { findingOf } from './finding-of.ts'
import { lastFinished } from './finished-batch.ts'
import { type DashboardMessages, messages } from './messages.ts'
import * as css from './needs-attention.css.ts'
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
  const standing = useImportStanding()
  const { timeZone } = useConsoleSettings()
  const rows = last ? needsOfDistrict(causes.facets?.cause ?? [], last.batchId, { timeZone, m }) : []
  const words = last ? standingText(standing, { last: last.batchId, timeZone }, m.standing) : null
  const stopped = last ? stoppedNeed(last, { words, isLate: standing?.importState === 'late', m }) : []
  const needs = [...stopped, ...rows]

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
            {last && rows.length > 0 ? (
              <NeedsDownloadButton batchId={last.batchId} causes={rows.map(({ key }) => key)} />
            ) : null}
          </>
        )}
      </div>
    </Card>
  )
}

type DistrictNeed = { key: string; title: string; text: string }

/** An import that waits for the district: for its decision, for better files, or for files at all. */
function stoppedNeed(
  { batchId, status, source, failureOrigin, message }: ImportLogHeader,
  { words, isLate, m }: { words: string | null; isLate: boolean; m: DashboardMessages },
): DistrictNeed[] {
  const need = (key: string, title: string, reason: string): DistrictNeed[] => [
    { key, title, text: words === null ? reason : m.afterStreak(words, reason) },
  ]
  if (status === 'held') return need(status, m.held(batchId), message ?? m.heldWithoutReason)
  if (status === 'failed' && failureOrigin === 'file')
    return need(status, m.failed(batchId, null), message ?? m.failedWithoutReason)
  return isLate && source !== 'api' ? need('late', m.late, m.lateFiles) : []
}

/** The causes that lie with the district, first thing first. What the provider has to mend is not asked of the district. */
function needsOfDistrict(
  causes: readonly FacetGroup[],
  batchId: number,
  { timeZone, m }: { timeZone: string; m: DashboardMessages },
): DistrictNeed[] {
  const samples = new Map(causes.map((group) => [group.value, findingOf(group.sample)]))
  return causesOfGroups(causes)
    .filter((cause) => cause.severity === 'error' && cause.owner === 'district')
    .map((cause) => ({
      key: cause.key,
      title: m.rowsRejected(formatCount(cause.count), cause.count === 1, cause.title),
      text: m.causeText(
        batchId,
        sinceText(cause, timeZone, m.run),
        samples.get(cause.key)?.suggestion ?? null,
      ),
    }))
}

type NeedsDownloadButtonProps = { batchId: number; causes: readonly string[] }

/** The rows to fix as a file, for looking them up in the district's own system. */
function NeedsDownloadButton({ batchId, causes }: NeedsDownloadButtonProps): ReactElement {
  const m = useMessages('dashboard', messages)
  const wordsOf = useFindingWords()
  const { busy, start } = useCsvDownload()
  const save = () =>
    start(async () => {
      const { needsFile } = await import('./needs-file.ts')
      const { noun } = m.needsFile
      return { ...needsFile({ batchId, causes, wordsOf, m }), noun: [noun.one, noun.many] }
    })
  return (
    <div className={css.foot}>
      <Button size="sm" icon={<DownloadIcon size="sm" />} busy={busy} onClick={() => void save()}>
        {m.downloadNeeds}
      </Button>
    </div>
  )
}
