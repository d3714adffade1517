import { formatCount, inZone } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import * as css from './batch-chart.css.ts'
import type { BatchColumn, ChartWords } from './batch-column.ts'
import type { ChartMessages } from './messages.ts'

export type ChartTableProps = {
  columns: readonly BatchColumn[]
  label: string
  noun: string
  words: ChartWords
  timeZone: string
  m: ChartMessages
}

/** The same figures as a table, newest first. */
export function ChartTable({ columns, label, noun, words, timeZone, m }: ChartTableProps): ReactElement {
  const runs = columns.some(({ word }) => word !== undefined)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area that the keyboard must reach
    <section className={css.tableArea} aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.headCell}>
              {capital(noun)}
            </th>
            {runs ? (
              <th scope="col" className={css.headCell}>
                {inZone(m.started, timeZone)}
              </th>
            ) : null}
            <th scope="col" className={css.headCount}>
              {words.accepted}
            </th>
            <th scope="col" className={css.headCount}>
              {words.rejected}
            </th>
            {runs ? (
              <th scope="col" className={css.headCell}>
                {m.status}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {[...columns].reverse().map(({ key, title, time, accepted, rejected, word }) => (
            <tr key={key}>
              <th scope="row" className={css.cell}>
                {title}
              </th>
              {runs ? <td className={css.cell}>{time}</td> : null}
              <td className={css.count}>{formatCount(accepted)}</td>
              <td className={css.count}>{formatCount(rejected)}</td>
              {runs ? <td className={css.cell}>{word}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
