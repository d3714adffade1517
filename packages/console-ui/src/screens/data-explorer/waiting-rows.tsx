import type { ReactElement } from 'react'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import * as cardCss from '../../patterns/card/card.css.ts'
import * as css from './stored-table.css.ts'

const ROWS = 16

/** Stands in for the components, as high as they will be. */
export function WaitingRows(): ReactElement {
  return (
    <>
      {Array.from({ length: ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <div className={`${cardCss.waiting} ${css.waitingRow}`} key={row}>
          <Skeleton width={row % 2 ? '88%' : '94%'} />
        </div>
      ))}
    </>
  )
}
