import type { ReactElement } from 'react'
import { NoValue } from '../../../parts/no-value/no-value.tsx'
import { Skeleton } from '../../../parts/skeleton/skeleton.tsx'
import { classNames } from '../../../styles/class-names.ts'
import * as css from './last-runs.css.ts'

export type LastFigure = {
  name: string
  /** Undefined until it is known. */
  value: string | undefined
  unit?: string | undefined
  /** Left out on small screens. */
  spare?: boolean
}

/** What became of the rows of the last runs, in four figures. */
export function LastFigures({ figures }: { figures: readonly LastFigure[] }): ReactElement {
  return (
    <dl className={css.figureList}>
      {figures.map(({ name, value, unit, spare = false }) => (
        <div key={name} className={classNames(css.figure, spare && css.spare)}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.value}>
            {value === undefined ? <Skeleton shape="title" width={88} /> : value === '' ? <NoValue /> : value}
            {unit === undefined ? null : <span className={css.unit}>{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
