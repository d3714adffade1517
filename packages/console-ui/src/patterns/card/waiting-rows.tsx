import type { ReactElement } from 'react'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import * as css from './card.css.ts'

/** Stands in for rows that are on their way, as high as they will be. */
export function WaitingRows({ rows, height }: { rows: number; height: number }): ReactElement {
  return (
    <>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <div className={css.waiting} key={row} style={{ blockSize: height }}>
          <Skeleton width={row % 2 ? '48%' : '62%'} />
        </div>
      ))}
    </>
  )
}
