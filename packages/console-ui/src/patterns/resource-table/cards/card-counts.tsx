import type { ReactElement } from 'react'
import { RowBar } from '../../../parts/row-bar/row-bar.tsx'
import { classNames } from '../../../styles/class-names.ts'
import type { Column } from '../column.ts'
import * as css from './card-list.css.ts'
import type { CardSpec } from './card-spec.ts'

export type CardCountsProps<Row> = {
  row: Row
  spec: CardSpec<Row>
  columnOf: (field: string) => Column<Row> | undefined
}

/** What there is to count: the bar and its figures; or why there is nothing. */
export function CardCounts<Row>({ row, spec, columnOf }: CardCountsProps<Row>): ReactElement | null {
  const problem = spec.problem?.(row)
  if (problem) return <p className={css.problem}>{problem}</p>
  const bar = spec.bar?.(row)
  const figures = (spec.figures ?? []).flatMap(({ field, noun: [one, many], alert }) => {
    const text = columnOf(field)?.text(row) ?? ''
    return text === '' || text === '0' ? [] : [{ field, alert, text: `${text} ${text === '1' ? one : many}` }]
  })
  if (!bar && figures.length === 0) return null
  return (
    <div className={css.counts}>
      {bar && <RowBar {...bar} />}
      {figures.map(({ field, alert, text }) => (
        <span key={field} className={classNames(css.figure, alert && css.alert)}>
          {text}
        </span>
      ))}
    </div>
  )
}
