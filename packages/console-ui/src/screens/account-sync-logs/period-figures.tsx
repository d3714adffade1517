import { formatCount } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import * as figures from '../../features/people/figures.css.ts'
import { Button } from '../../parts/button/button.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { useTableFilter } from '../../patterns/resource-table/use-table-filter.ts'
import { classNames } from '../../styles/class-names.ts'
import type { AccountSyncLogsMessages } from './messages.ts'
import * as css from './period-figures.css.ts'
import type { PeriodCounts, WordCounts } from './use-period-counts.ts'

export type PeriodFiguresProps = { period: PeriodCounts; m: AccountSyncLogsMessages }

/** What happened in the chosen days: how many lines, how they ended, what they did. Each word narrows the list. */
export function PeriodFigures({ period, m }: PeriodFiguresProps): ReactElement | null {
  const { counts, lines, ofFirst, failed, retry } = period
  if (lines === 0) return null
  return (
    <section className={figures.root} aria-label={m.counts.label} aria-busy={!counts && !failed}>
      <div className={css.lines}>
        <span className={figures.label}>{m.counts.lines}</span>
        <span className={figures.figure}>
          {lines === undefined ? failed ? '–' : <Skeleton shape="title" width={64} /> : formatCount(lines)}
        </span>
      </div>
      {failed ? (
        <p className={css.failed}>
          {m.counts.failed}
          <Button kind="link" size="sm" onClick={retry}>
            {m.counts.tryAgain}
          </Button>
        </p>
      ) : (
        <>
          <WordBar field="result" label={m.counts.results} words={m.results} counts={counts?.results} m={m} />
          <WordBar field="action" label={m.counts.actions} words={m.actions} counts={counts?.actions} m={m} />
        </>
      )}
      {ofFirst === null ? null : <p className={css.failed}>{m.counts.ofFirst(ofFirst)}</p>}
    </section>
  )
}

type WordBarProps = {
  /** The column that a word narrows. */
  field: 'action' | 'result'
  label: string
  /** Words by the server's values, in the fixed order of the bar. */
  words: Readonly<Record<string, string>>
  /** Undefined until known. */
  counts: WordCounts | undefined
  m: AccountSyncLogsMessages
}

/** Counts of words as one stacked bar, each written below it; a word narrows the list to its lines, or lets go of them. */
function WordBar({ field, label, words, counts, m }: WordBarProps): ReactElement {
  const headingId = useId()
  const filter = useTableFilter(field)
  const known = Object.keys(words)
  const present = counts && [...known, ...Object.keys(counts).filter((value) => !known.includes(value))]
  const shown = (present ?? []).flatMap((value) => {
    const count = counts?.[value] ?? 0
    return count === 0 ? [] : [{ value, count, tone: toneOf(field, value, known) }]
  })
  return (
    <div className={css.group}>
      <span className={figures.label} id={headingId}>
        {label}
      </span>
      <span className={css.bar} aria-hidden="true">
        {shown.map(({ value, count, tone }) => (
          <span key={value} className={classNames(css.segment, tone)} style={{ flexGrow: count }} />
        ))}
      </span>
      <ul className={figures.parts} aria-labelledby={headingId}>
        {counts
          ? null
          : known.map((value) => (
              <li key={value} className={classNames(figures.part, css.word)}>
                {/* About as wide as the word, its mark and its count: they take as many lines. */}
                <Skeleton width={`${(words[value] ?? value).length + 3}ch`} />
              </li>
            ))}
        {shown.map(({ value, count, tone }) => {
          const chosen = filter.values.length === 1 && filter.values[0] === value
          return (
            <li key={value}>
              <button
                type="button"
                className={classNames(figures.part, figures.pressable, css.word, chosen && figures.chosen)}
                aria-pressed={chosen}
                title={m.counts.only(words[value] ?? value)}
                onClick={() => filter.set(chosen ? undefined : [value])}
              >
                <span className={classNames(css.dot, tone)} aria-hidden="true" />
                {words[value] ?? value} <b className={figures.count}>{formatCount(count)}</b>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const toneOf = (field: WordBarProps['field'], value: string, known: readonly string[]): string => {
  if (field === 'result') {
    const tones: Readonly<Record<string, string>> = css.result
    return tones[value] ?? css.result.success
  }
  return css.shades[Math.max(0, known.indexOf(value)) % css.shades.length] ?? css.result.success
}
