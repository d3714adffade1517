import {
  type BatchComparison,
  type ComparedMeasure,
  formatDateTime,
  formatDuration,
  type ImportLogHeader,
  importLogsResource,
  placeOf,
  useConsoleSettings,
  useItem,
  useList,
  useMessages,
  useNavigator,
  useQueryState,
  zoneNames,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { importRunKind } from '../../../features/imports/import-runs.ts'
import type { ImportRunMessages } from '../../../features/imports/messages.ts'
import { usePersonalShown } from '../../../features/imports/use-personal-shown.ts'
import { signedCount } from '../../../features/runs/columns/part-columns.tsx'
import { placeOfRun } from '../../../features/runs/run-kind.ts'
import { DownloadIcon, MappingIcon } from '../../../parts/icons/icons.ts'
import { SegmentedControl } from '../../../parts/segmented-control/segmented-control.tsx'
import { Select } from '../../../parts/select/select.tsx'
import { Skeleton } from '../../../parts/skeleton/skeleton.tsx'
import { PageActions } from '../../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../../patterns/page-header/page-header.tsx'
import { saveFile } from '../../../patterns/resource-table/csv/save-file.ts'
import { EmptyState } from '../../../patterns/states/empty-state.tsx'
import { ErrorState } from '../../../patterns/states/error-state.tsx'
import { Strip } from '../../../patterns/strip/strip.tsx'
import { hasPersonalData } from './changed-field.ts'
import * as css from './compare.css.ts'
import { ComparedCards, type PersonalShown } from './compared-cards.tsx'
import { ComparedTable } from './compared-table.tsx'
import {
  COMPARED_VIEWS,
  type ComparedView,
  changeOf,
  isInView,
  MEASURES,
  sortCauses,
  totalsOf,
} from './comparison.ts'
import { comparisonFile } from './comparison-file.ts'
import { type CompareMessages, compareMessages } from './messages.ts'

/** Batches that the pickers offer. */
const OFFERED = 100

export type CompareBatchesProps = {
  districtId: string
  batchId: string
  /** The other batch. */
  other: string
  /** `Batch 48212` */
  name: string
  run: ImportRunMessages
}

/** Two batches side by side: counts, causes, values and fields. */
export function CompareBatches({ districtId, batchId, other, name, run }: CompareBatchesProps): ReactElement {
  const m = useMessages('import-log-compare', compareMessages)
  const navigator = useNavigator()
  const { data, errors, retry } = useItem(importLogsResource.compare, {
    params: { id: batchId },
    query: { with: other },
  })
  // One answer for both cards and the file, as the audit log has one entry.
  const personal = usePersonalShown(batchId, { place: 'comparison', subject: batchId })
  const [personalShown] = personal
  const isMasked = !personalShown && data !== undefined && hasPersonalData(data)
  const go = (after: string, before: string) =>
    navigator.go(
      placeOf('import-log-results', { districtId, batchId: after }, { query: { compare: before } }),
    )
  const header = (
    <PageHeader
      title={m.title}
      record={m.here}
      way={[{ label: name, to: placeOfRun(importRunKind, districtId, batchId) }]}
      actions={
        <PageActions
          items={
            data
              ? [
                  {
                    id: 'download-comparison',
                    label: isMasked ? m.downloadMasked : m.download,
                    note: m.downloadNote,
                    icon: <DownloadIcon />,
                    run: () =>
                      saveFile(
                        new Blob(['\uFEFF', comparisonFile(data, m, { personalShown })], {
                          type: 'text/csv;charset=utf-8',
                        }),
                        `batches-${data.before.batchId}-${data.after.batchId}.csv`,
                      ),
                  },
                  {
                    id: 'swap',
                    label: m.swap,
                    note: m.swapNote,
                    icon: <MappingIcon />,
                    run: () => go(other, batchId),
                  },
                ]
              : []
          }
        />
      }
    />
  )
  if (errors.length > 0 && !data)
    return (
      <>
        {header}
        <ErrorState failure={errors[0]} title={m.notThere.title} onRetry={retry} />
      </>
    )
  return (
    <>
      {header}
      <div className={css.page}>
        <Figures comparison={data} batchId={batchId} other={other} onPick={go} m={m} />
        {data ? (
          <Compared districtId={districtId} comparison={data} personal={personal} run={run} m={m} />
        ) : null}
      </div>
    </>
  )
}

type FiguresProps = {
  comparison: BatchComparison | undefined
  batchId: string
  other: string
  onPick: (after: string, before: string) => void
  m: CompareMessages
}

function Figures({ comparison, batchId, other, onPick, m }: FiguresProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const zone = zoneNames(timeZone).short
  const recent = useList(importLogsResource.headers, { limit: OFFERED, sort: { startedAt: 'desc' } })
  const known = comparison ? [comparison.after, comparison.before] : []
  const batches: readonly Pick<ImportLogHeader, 'batchId' | 'startedAt'>[] = [
    ...(recent.data ?? []),
    ...known.filter((one) => !recent.data?.some((listed) => listed.batchId === one.batchId)),
  ]
  const optionsBut = (taken: string) =>
    batches
      .filter((batch) => String(batch.batchId) !== taken)
      .map((batch) => ({
        value: String(batch.batchId),
        label: m.option(batch.batchId, formatDateTime(batch.startedAt, timeZone)),
      }))
  const waiting = <Skeleton shape="title" width={56} />
  const totals = comparison && totalsOf(comparison.components)
  const change = (measure: ComparedMeasure) =>
    totals?.before && totals.after ? signedCount(totals.after[measure] - totals.before[measure]) : waiting
  const isWorse = totals !== undefined && (changeOf(totals, 'recordsRejected') ?? 0) > 0
  const causes = comparison && sortCauses(comparison.causes)
  return (
    <Strip
      even
      label={m.figures}
      items={[
        {
          label: m.before(zone),
          long: true,
          value: (
            <Select
              compact
              label={m.before(zone)}
              value={other}
              options={optionsBut(batchId)}
              onChange={(picked) => onPick(batchId, picked)}
            />
          ),
        },
        {
          label: m.after(zone),
          long: true,
          value: (
            <Select
              compact
              label={m.after(zone)}
              value={batchId}
              options={optionsBut(other)}
              onChange={(picked) => onPick(picked, other)}
            />
          ),
        },
        { label: m.measures.recordsRead, value: change('recordsRead') },
        {
          label: m.measures.recordsRejected,
          value: <span className={isWorse ? css.worse : undefined}>{change('recordsRejected')}</span>,
        },
        {
          label: m.causes,
          value: causes ? m.causesChanged(causes.appeared.length, causes.gone.length) : waiting,
        },
        { label: m.duration, value: comparison ? longerBy(comparison) : waiting },
      ]}
    />
  )
}

const longerBy = ({ before, after }: BatchComparison): string => {
  if (before.durationMs === null || after.durationMs === null) return '–'
  const difference = after.durationMs - before.durationMs
  if (Math.abs(difference) < 1000) return signedCount(0)
  return `${difference < 0 ? '−' : '+'}${formatDuration(Math.abs(difference))}`
}

type ComparedProps = {
  districtId: string
  comparison: BatchComparison
  personal: PersonalShown
  run: ImportRunMessages
  m: CompareMessages
}

function Compared({ districtId, comparison, personal, run, m }: ComparedProps): ReactElement {
  const [query, setQuery] = useQueryState()
  const view: ComparedView = COMPARED_VIEWS.find((one) => one === query.view) ?? 'all'
  const [chosen, setChosen] = useState<ComparedMeasure>('recordsRejected')
  const shown = comparison.components.filter((component) => isInView(component, view))
  const none = view === 'all' ? undefined : m.noView[view]
  return (
    <>
      <div className={css.bar}>
        <SegmentedControl
          label={m.views.label}
          value={view}
          options={COMPARED_VIEWS.map((value) => ({
            value,
            label: m.views[value],
            count: comparison.components.filter((component) => isInView(component, value)).length,
          }))}
          onChange={(wanted) => {
            const { view: _, ...rest } = query
            setQuery(wanted === 'all' ? rest : { ...rest, view: wanted })
          }}
        />
        <div className={css.measure}>
          <Select
            compact
            label={m.measure}
            value={chosen}
            options={MEASURES.map((measure) => ({ value: measure, label: m.measures[measure] }))}
            onChange={(picked) => setChosen(MEASURES.find((measure) => measure === picked) ?? chosen)}
          />
        </div>
        <span className={css.legend}>{m.shaded}</span>
      </div>
      {shown.length === 0 && none ? (
        <EmptyState title={none.title}>{none.text}</EmptyState>
      ) : (
        <ComparedTable
          districtId={districtId}
          comparison={comparison}
          components={shown}
          chosen={chosen}
          m={m}
        />
      )}
      <ComparedCards comparison={comparison} personal={personal} run={run} m={m} />
    </>
  )
}
