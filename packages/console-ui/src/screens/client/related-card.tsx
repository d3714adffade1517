import type { ListState } from '@edconsole/console-core'
import type { ReactElement, ReactNode } from 'react'
import * as cardCss from '../../patterns/card/card.css.ts'
import { Card } from '../../patterns/card/card.tsx'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import * as css from './screen.css.ts'

export type RelatedCardProps<Row> = {
  title: string
  list: ListState<Row>
  aside?: ReactNode
  /** Says that there is none. */
  none: string
  keyOf(row: Row): string | number
  line(row: Row): RelatedLine
  /** Below the lines. */
  more?: ReactNode
}

export type RelatedLine = { icon?: ReactNode; title: ReactNode; below?: ReactNode; end?: ReactNode }

/** Records that belong to the client: a line each, which loads and fails for itself. */
export function RelatedCard<Row>(props: RelatedCardProps<Row>): ReactElement {
  const { title, list, aside, none, keyOf, line, more } = props
  const { data, errors, retry, totalCount } = list
  return (
    <Card
      title={title}
      count={data && (totalCount ?? data.length)}
      busy={list.loading}
      aside={data && data.length > 0 ? aside : null}
    >
      {data && data.length > 0 ? (
        <ul className={css.lines}>
          {data.map((row) => {
            const { icon, title: name, below, end } = line(row)
            return (
              <li key={keyOf(row)} className={css.line}>
                {icon === undefined ? null : <span className={css.icon}>{icon}</span>}
                <span className={css.names}>
                  <span className={css.name}>{name}</span>
                  {below ? <span className={css.below}>{below}</span> : null}
                </span>
                {end === undefined ? null : <span className={css.end}>{end}</span>}
              </li>
            )
          })}
        </ul>
      ) : data ? (
        <p className={cardCss.text}>{none}</p>
      ) : errors.length > 0 ? (
        <ErrorState failure={errors[0]} onRetry={retry} />
      ) : (
        <WaitingRows rows={2} height={56} />
      )}
      {more}
    </Card>
  )
}
