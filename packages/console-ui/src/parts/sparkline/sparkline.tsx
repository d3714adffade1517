import type { ReactElement } from 'react'
import * as css from './sparkline.css.ts'
import { sparklinePath } from './sparkline-path.ts'

export type SparklineProps = {
  /** Oldest first. Leave out what still runs: half a value looks like a fall. */
  values: readonly number[]
  /** Pixels: 96, 72 where room is short, 40 in a column of a list. Default 96. */
  width?: 96 | 72 | 40
  /** Red for a series that ended badly. Default "data". */
  tone?: 'data' | 'danger'
}

const HEIGHT = 28

/**
 * The course of a figure, without axes (ux 7.18). The number beside it carries the meaning, so it is hidden from assistive
 * technology; with fewer than two values its place stays empty.
 * @example <Sparkline values={[99.2, 98.4, 84.5, 99.7]} />
 */
export function Sparkline({ values, width = 96, tone = 'data' }: SparklineProps): ReactElement {
  const path = sparklinePath(values, { width, height: HEIGHT })
  return (
    <svg
      className={css.root}
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      aria-hidden="true"
    >
      {path ? (
        <>
          <polyline className={css.line[tone]} points={path.line} />
          <circle className={css.dot[tone]} cx={path.last.x} cy={path.last.y} r="2.2" />
        </>
      ) : null}
    </svg>
  )
}
