import { formatDateTime, useConsoleSettings } from '@edconsole/console-core'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { Skeleton } from '../../../parts/skeleton/skeleton.tsx'
import { Strip, type StripItem } from '../../../patterns/strip/strip.tsx'
import { RunDurationText, type RunDurationTextProps } from '../columns/run-duration-text.tsx'
import { signedCount } from '../columns/signed-count.ts'
import * as css from './run-figures.css.ts'

/** How much a count differs from the run before; more of what is `worse` is said in red. */
export type RunDifference = { by: number; noun: string; worse?: boolean }

export type RunFiguresProps = {
  /** Undefined while it is not known: the figures keep their place, so that the list below stays where it is. */
  run: (RunDurationTextProps['run'] & { startedAt: string }) | undefined
  /** What became of its rows. */
  figures: readonly { label: string; value: string | undefined; mark?: StripItem['mark'] }[]
  /** Null when there is nothing to compare with yet; without a number when several runs are compared with. */
  compared: { batchId: number | null; differences: readonly RunDifference[] } | null
  m: {
    figures: string
    started: string
    duration: string
    comparedWith: (batchId: number) => string
    comparedWithBefore: string
    compare: { same: string }
  }
}

/** The figures of a run, and how they differ from the runs before. */
export function RunFigures({ run, figures, compared, m }: RunFiguresProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const items: StripItem[] = [
    {
      label: m.started,
      value: run ? formatDateTime(run.startedAt, timeZone) : <Waiting width={176} />,
      long: true,
    },
    { label: m.duration, value: run ? <RunDurationText run={run} /> : <Waiting width={56} /> },
    ...figures.map(({ label, value, mark }) => ({
      label,
      value: value ?? <Waiting width={56} />,
      ...(mark && { mark }),
    })),
  ]
  if (compared) {
    items.push({
      label: compared.batchId === null ? m.comparedWithBefore : m.comparedWith(compared.batchId),
      value: differencesText(compared.differences, m.compare.same),
      kind: 'text',
    })
  }
  return <Strip label={m.figures} items={items} />
}

function Waiting({ width }: { width: number }): ReactElement {
  return <Skeleton shape="title" width={width} />
}

const differencesText = (differences: readonly RunDifference[], same: string): ReactNode => {
  if (differences.every(({ by }) => by === 0)) return same
  return differences.map(({ by, noun, worse = false }, index) => (
    <Fragment key={noun}>
      {index > 0 && ', '}
      <span className={worse && by > 0 ? css.worse : css.strong}>{signedCount(by)}</span> {noun}
    </Fragment>
  ))
}
