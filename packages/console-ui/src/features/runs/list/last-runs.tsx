import { formatCount, type ListState } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { lazyPart } from '../../../parts/lazy-part/lazy-part.tsx'
import { NoValue } from '../../../parts/no-value/no-value.tsx'
import { Skeleton } from '../../../parts/skeleton/skeleton.tsx'
import { ChartRoom } from '../../../patterns/batch-chart/chart-room.tsx'
import { SectionHeading } from '../../../patterns/card/section-heading.tsx'
import { classNames } from '../../../styles/class-names.ts'
import type { Run, RunKind } from '../run-kind.ts'
import * as css from './last-runs.css.ts'
import type { RunListMessages } from './list-messages.ts'
import type { RunChartTexts } from './run-chart.tsx'
import { LAST_RUNS } from './use-recent-runs.ts'

const loadChart = async () => (await import('./run-chart.tsx')).RunChart
const RunChart = lazyPart(loadChart)

export type LastFigure = {
  name: string
  /** Undefined until it is known. */
  value: string | undefined
  unit?: string | undefined
  /** Left out on small screens. */
  spare?: boolean
}

export type LastRunsProps<Header> = {
  kind: RunKind<Header>
  districtId: string
  /** Newest first. */
  list: ListState<Header>
  /** What became of their rows; how many failed is added. */
  figures(runs: readonly Header[] | undefined): readonly LastFigure[]
  chartTexts: RunChartTexts<Header>
  m: {
    strip: RunListMessages['strip'] & { label: (runs: number) => string; failed: string; chart: string }
    run: { tryAgain: string }
  }
}

/** The last runs, whatever the list below is narrowed to: figures, and a chart that narrows it. Nothing if there are none. */
export function LastRuns<Header extends Run>(props: LastRunsProps<Header>): ReactElement | null {
  const { kind, districtId, list, figures, chartTexts, m } = props
  const headingId = useId()
  const runs = list.data
  const failed = !runs && list.errors.length > 0
  if (runs?.length === 0) return null
  const failedRuns = runs?.filter(({ status }) => status === 'failed').length
  return (
    <section className={css.band} aria-labelledby={headingId} aria-busy={!runs && !failed}>
      <div className={css.figures}>
        <SectionHeading depth={1} id={headingId} className={css.heading}>
          {m.strip.label(runs?.length ?? LAST_RUNS)}
        </SectionHeading>
        {failed ? (
          <span className={css.failed}>
            {m.strip.unavailable}
            <Button kind="link" size="sm" onClick={list.retry}>
              {m.run.tryAgain}
            </Button>
          </span>
        ) : (
          <dl className={css.figureList}>
            {figures(runs).map((figure) => (
              <Figure key={figure.name} {...figure} />
            ))}
            <Figure
              name={m.strip.failed}
              value={failedRuns === undefined ? undefined : formatCount(failedRuns)}
              unit={runs && ` ${m.strip.of(runs.length)}`}
            />
          </dl>
        )}
      </div>
      {failed ? null : (
        <div className={css.chart}>
          <ChartRoom ready={runs !== undefined}>
            {() =>
              runs ? (
                <RunChart
                  kind={kind}
                  districtId={districtId}
                  title={m.strip.chart}
                  runs={runs}
                  texts={chartTexts}
                />
              ) : null
            }
          </ChartRoom>
        </div>
      )}
    </section>
  )
}

function Figure({ name, value, unit, spare = false }: LastFigure): ReactElement {
  return (
    <div className={classNames(css.figure, spare && css.spare)}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>
        {value === undefined ? <Skeleton shape="title" width={88} /> : value === '' ? <NoValue /> : value}
        {unit === undefined ? null : <span className={css.unit}>{unit}</span>}
      </dd>
    </div>
  )
}

/** A share with its sign set apart: `99.1` and `%`. */
export const shareFigure = (name: string, share: string | undefined, spare = false): LastFigure => ({
  name,
  value: share?.replace('%', ''),
  unit: share?.endsWith('%') ? '%' : undefined,
  spare,
})
