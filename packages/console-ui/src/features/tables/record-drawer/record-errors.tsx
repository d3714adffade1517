import { type ImportLogDetail, importLogsResource, useList } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { Skeleton } from '../../../parts/skeleton/skeleton.tsx'
import { SectionHeading } from '../../../patterns/card/section-heading.tsx'
import { LogTimeline } from '../../../patterns/log-timeline/log-timeline.tsx'
import type { TimelineEntry } from '../../../patterns/log-timeline/timeline-entry.ts'
import { ErrorState } from '../../../patterns/states/error-state.tsx'
import { placeInDetails } from '../../imports/place-in-details.ts'
import { useFindingWords, type WordsOf } from '../../runs/findings/use-finding-words.ts'
import type { TableDefinition, TableRow } from '../viewer/table-definition.ts'
import type { RecordDrawerMessages } from './messages.ts'
import * as css from './record-drawer.css.ts'

/** As many as a timeline shows. */
const SHOWN = 20

export type RecordErrorsProps = {
  table: TableDefinition
  row: TableRow
  districtId: string
  personalShown: boolean
  m: RecordDrawerMessages
}

/** The story of a record: what imports found wrong with it, over all batches, newest first, each leading to its source row. */
export function RecordErrors({ table, row, districtId, personalShown, m }: RecordErrorsProps): ReactElement {
  const headingId = useId()
  const wordsOf = useFindingWords()
  const { data, totalCount, errors, retry } = useList(
    importLogsResource.details,
    {
      limit: SHOWN,
      filter: { sourceId: row.sourceId, componentName: table.component },
      sort: { loggedAt: 'desc' },
    },
    { within: { sourceId: row.sourceId, component: table.component } },
  )
  const body = () => {
    if (!data && errors.length > 0) return <ErrorState failure={errors[0]} onRetry={retry} />
    if (!data) return <Skeleton width="70%" />
    if (data.length === 0) return <p className={css.quiet}>{m.noErrors}</p>
    return (
      <>
        <LogTimeline entries={data.map((line) => entryOf(line, { districtId, personalShown, wordsOf, m }))} />
        {(totalCount ?? 0) > data.length ? (
          <p className={css.quiet}>{m.newestErrors(data.length, totalCount ?? 0)}</p>
        ) : null}
      </>
    )
  }
  return (
    <section aria-labelledby={headingId} aria-busy={!data && errors.length === 0}>
      <SectionHeading depth={1} id={headingId} className={css.heading}>
        {m.errorsHeading}
      </SectionHeading>
      {body()}
    </section>
  )
}

/** The signs of an error and of a warning are those of a run that failed, and of one that left something out. */
const SIGN: Readonly<Record<string, string>> = { error: 'failed', warning: 'completedWithErrors' }

type Context = Pick<RecordErrorsProps, 'districtId' | 'personalShown' | 'm'> & { wordsOf: WordsOf }

function entryOf(line: ImportLogDetail, { districtId, personalShown, wordsOf, m }: Context): TimelineEntry {
  return {
    key: String(line.id),
    at: line.loggedAt,
    status: SIGN[line.severity] ?? line.severity,
    sentence: m.error(line.batchId, wordsOf(line, personalShown).message),
    to: placeInDetails(districtId, line),
  }
}
