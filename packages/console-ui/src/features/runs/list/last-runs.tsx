import { type ReactElement, type ReactNode, useId } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { SectionHeading } from '../../../patterns/card/section-heading.tsx'
import { type LastFigure, LastFigures } from './last-figures.tsx'
import * as css from './last-runs.css.ts'

/** How many runs the figures stand for. */
export const LAST_RUNS = 30

export type LastRunsProps = {
  title: string
  figures: readonly LastFigure[]
  /** Absent while the runs are known, or on their way. */
  onRetry: (() => void) | undefined
  busy: boolean
  /** A `ChartRoom`. */
  chart: ReactNode
  texts: { unavailable: string; tryAgain: string }
}

/** The last runs, whatever the list below is narrowed to: figures, and a chart that narrows it. */
export function LastRuns({ title, figures, onRetry, busy, chart, texts }: LastRunsProps): ReactElement {
  const headingId = useId()
  return (
    <section className={css.band} aria-labelledby={headingId} aria-busy={busy}>
      <div className={css.figures}>
        <SectionHeading depth={1} id={headingId} className={css.heading}>
          {title}
        </SectionHeading>
        {onRetry ? (
          <span className={css.failed}>
            {texts.unavailable}
            <Button kind="link" size="sm" onClick={onRetry}>
              {texts.tryAgain}
            </Button>
          </span>
        ) : (
          <LastFigures figures={figures} />
        )}
      </div>
      {onRetry ? null : <div className={css.chart}>{chart}</div>}
    </section>
  )
}
