import { formatCount, formatShare } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import type { BatchTotals } from '../../patterns/import-run/batch-totals.ts'
import { classNames } from '../../styles/class-names.ts'
import * as css from './last-batches.css.ts'
import type { ImportLogsMessages } from './messages.ts'

export type BatchFiguresProps = { totals: BatchTotals | undefined; m: ImportLogsMessages }

/** What became of the rows of the last batches, in four figures. */
export function BatchFigures({ totals, m }: BatchFiguresProps): ReactElement {
  const share = totals && formatShare(totals.accepted, totals.read)
  return (
    <dl className={css.figureList}>
      <Figure name={m.strip.read} value={totals && formatCount(totals.read)} />
      <Figure
        name={m.strip.accepted}
        value={share?.replace('%', '')}
        unit={share?.endsWith('%') ? '%' : undefined}
      />
      <Figure name={m.strip.rejected} value={totals && formatCount(totals.rejected)} spare />
      <Figure
        name={m.strip.failed}
        value={totals && formatCount(totals.failed)}
        unit={totals && ` ${m.strip.of(totals.batches)}`}
      />
    </dl>
  )
}

type FigureProps = {
  name: string
  value: string | undefined
  unit?: string | undefined
  /** Left out on small screens. */
  spare?: boolean
}

function Figure({ name, value, unit, spare = false }: FigureProps): ReactElement {
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
