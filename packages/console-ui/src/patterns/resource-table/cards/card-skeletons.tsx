import type { ReactElement } from 'react'
import { together } from '../../../parts/skeleton/skeleton.css.ts'
import { Skeleton } from '../../../parts/skeleton/skeleton.tsx'
import * as css from './card-list.css.ts'

/** More are below what a small screen shows. */
const ENOUGH = 10

/** As high as cards, so that nothing jumps when they come. */
export function CardSkeletons({ count }: { count: number }): ReactElement {
  return (
    <div aria-hidden="true" className={together}>
      {Array.from({ length: Math.min(count, ENOUGH) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={index} className={css.item}>
          <div className={css.face}>
            <span className={css.line}>
              <Skeleton width={index % 2 ? '40%' : '56%'} />
            </span>
            <span className={css.line}>
              <Skeleton width="44%" />
            </span>
            <span className={css.line}>
              <Skeleton />
            </span>
          </div>
        </div>
      ))}
    </div>
  )
}
