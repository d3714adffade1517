import { formatCount, formatShare, type ImportLogHeader } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { batchTotals } from '../../patterns/import-run/batch-totals.ts'
import { SectionHeading } from '../../patterns/import-run/section-heading.tsx'
import type { ImportLogsMessages } from './messages.ts'
import * as css from './screen.css.ts'

/** How many batches the figures stand for. */
export const LAST_BATCHES = 30

export type LastBatchesProps = {
  batches: readonly ImportLogHeader[] | undefined
  failed: boolean
  onRetry(): void
  m: ImportLogsMessages
}

/** The figures of the last batches, whatever the list below is narrowed to. */
export function LastBatches({ batches, failed, onRetry, m }: LastBatchesProps): ReactElement | null {
  const headingId = useId()
  if (batches?.length === 0) return null
  const totals = batches && batchTotals(batches)
  return (
    <section className={css.figures} aria-labelledby={headingId} aria-busy={!totals && !failed}>
      <SectionHeading depth={1} id={headingId} className={css.figuresHeading}>
        {m.strip.label(totals?.batches ?? LAST_BATCHES)}
      </SectionHeading>
      {failed && !totals ? (
        <span className={css.figuresFailed}>
          {m.strip.unavailable}
          <Button kind="link" size="sm" onClick={onRetry}>
            {m.run.tryAgain}
          </Button>
        </span>
      ) : (
        <dl className={css.figureList}>
          <Figure name={m.strip.read} value={totals && formatCount(totals.read)} />
          <Figure name={m.strip.accepted} value={totals && formatShare(totals.accepted, totals.read)} />
          <Figure name={m.strip.rejected} value={totals && formatCount(totals.rejected)} />
          <Figure
            name={m.strip.failed}
            value={totals && formatCount(totals.failed)}
            unit={totals && m.strip.of(totals.batches)}
          />
        </dl>
      )}
    </section>
  )
}

type FigureProps = { name: string; value: string | undefined; unit?: string | undefined }

function Figure({ name, value, unit }: FigureProps): ReactElement {
  return (
    <div>
      <dt className={css.figureName}>{name}</dt>
      <dd className={css.figure}>
        {value === undefined ? <Skeleton shape="title" width={88} /> : value === '' ? <NoValue /> : value}
        {unit === undefined ? null : <span className={css.figureUnit}>{unit}</span>}
      </dd>
    </div>
  )
}
