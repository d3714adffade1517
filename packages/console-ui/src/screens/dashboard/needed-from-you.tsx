import {
  type CorrectionRequest,
  type FacetGroup,
  formatCount,
  type ImportLogHeader,
  type Place,
  placeOf,
  useConsoleSettings,
  useMessages,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { useOpenCorrections } from '../../features/corrections/use-corrections.ts'
import { standingText, useImportStanding } from '../../features/imports/standing.ts'
import { sinceText } from '../../features/runs/causes/cause-history.ts'
import { causesOfGroups } from '../../features/runs/causes/causes-of.ts'
import { useFindingWords } from '../../features/runs/findings/use-finding-words.ts'
import { Button } from '../../parts/button/button.tsx'
import { DownloadIcon, WarningIcon } from '../../parts/icons/icons.ts'
import { Card } from '../../patterns/card/card.tsx'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { useCsvDownload } from '../../patterns/resource-table/csv/use-csv-download.ts'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { classNames } from '../../styles/class-names.ts'
import { rowsPlace } from './attention-causes.ts'
import { findingOf } from './finding-of.ts'
import { batchPlace, lastFinished } from './finished-batch.ts'
import { type DashboardMessages, messages } from './messages.ts'
import * as css from './needs-attention.css.ts'
import { NothingToDo } from './nothing-to-do.tsx'
import { useCauses } from './use-causes.ts'
import { useRecentBatches } from './use-recent-batches.ts'

/** What only the district can put right, in its own student information system. */
export function NeededFromYou({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('dashboard', messages)
  const batches = useRecentBatches()
  const last = lastFinished(batches.data ?? [])
  const causes = useCauses(last)
  const failed = (batches.errors.length > 0 && !batches.data) || (causes.errors.length > 0 && !causes.data)
  const asked = useOpenCorrections()
  const waiting = batches.loading || causes.loading || asked.loading
  const standing = useImportStanding()
  const { timeZone } = useConsoleSettings()
  const all = last ? needsOfDistrict(causes.facets?.cause ?? [], last, { districtId, timeZone, m }) : []
  const rows = all.filter((need) => !isAskedFor(need, asked.data ?? []))
  const words = last ? standingText(standing, { last: last.batchId, timeZone }, m.standing) : null
  const stopped = last
    ? stoppedNeed(last, { districtId, words, isLate: standing?.importState === 'late', m })
    : []
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
          <NothingToDo title={all.length > 0 ? m.nothingElseNeeded : m.nothingNeeded} last={last} />
        ) : (
          <>
            <ul className={css.list}>
              {needs.map((need) => (
                <li className={css.plainItem} key={need.key}>
                  <span className={classNames(css.icon, css.tone.warning)}>
                    <WarningIcon size="lg" />
                  </span>
                  <div className={css.what}>
                    <p className={css.title}>
                      <PlaceLink to={need.to}>{need.title}</PlaceLink>
                    </p>
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

type DistrictNeed = { key: string; title: string; text: string; to: Place }
type RejectedRows = DistrictNeed & { count: number }

/** An import that waits for the district: for its decision, for better files, or for files at all. */
function stoppedNeed(
  batch: ImportLogHeader,
  {
    districtId,
    words,
    isLate,
    m,
  }: { districtId: string; words: string | null; isLate: boolean; m: DashboardMessages },
): DistrictNeed[] {
  const { batchId, status, source, failureOrigin, message } = batch
  const page = batchPlace(districtId, batch)
  const need = (key: string, title: string, reason: string, to = page): DistrictNeed[] => [
    { key, title, text: words === null ? reason : m.afterStreak(words, reason), to },
  ]
  if (status === 'held') return need(status, m.held(batchId), message ?? m.heldWithoutReason)
  if (status === 'failed' && failureOrigin === 'file')
    return need(status, m.failed(batchId, null), message ?? m.failedWithoutReason)
  return isLate && source !== 'api'
    ? need('late', m.late, m.lateFiles, placeOf('import-logs', { districtId }))
    : []
}

/** The causes that lie with the district, first thing first. What the provider has to mend is not asked of the district. */
function needsOfDistrict(
  causes: readonly FacetGroup[],
  batch: ImportLogHeader,
  { districtId, timeZone, m }: { districtId: string; timeZone: string; m: DashboardMessages },
): RejectedRows[] {
  const samples = new Map(causes.map((group) => [group.value, findingOf(group.sample)]))
  return causesOfGroups(causes)
    .filter((cause) => cause.severity === 'error' && cause.owner === 'district')
    .map((cause) => ({
      key: cause.key,
      count: cause.count,
      to: rowsPlace(districtId, batch, cause, samples.get(cause.key)),
      title: m.rowsRejected(formatCount(cause.count), cause.count === 1, cause.title),
      text: m.causeText(
        batch.batchId,
        sinceText(cause, timeZone, m.run),
        samples.get(cause.key)?.suggestion ?? null,
      ),
    }))
}

/** All of its rows are in open requests, which stand in a card of their own; the same cause may be in several components. */
const isAskedFor = ({ key, count }: RejectedRows, requests: readonly CorrectionRequest[]): boolean =>
  requests.filter(({ cause }) => cause === key).reduce((sum, { openRows }) => sum + openRows, 0) >= count

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
