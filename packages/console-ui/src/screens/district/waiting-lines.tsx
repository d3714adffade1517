import type { ReactElement } from 'react'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import * as css from '../../patterns/card/card.css.ts'

/** Lines of a card that are on their way, as high as they will be. */
export function WaitingLines({ lines, height }: { lines: number; height: number }): ReactElement {
  return (
    <>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <div className={css.waiting} key={line} style={{ blockSize: height }}>
          <Skeleton width={line % 2 ? '48%' : '62%'} />
        </div>
      ))}
    </>
  )
}
