import { formatCount } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import type { AccountSyncLogsMessages } from './messages.ts'
import * as css from './period-figures.css.ts'
import type { PeriodCounts } from './use-period-counts.ts'
import { WordBar } from './word-bar.tsx'

export type PeriodFiguresProps = { period: PeriodCounts; m: AccountSyncLogsMessages }

/** What happened in the chosen days: how many lines, how they ended, what they did. Each word narrows the list. */
export function PeriodFigures({ period, m }: PeriodFiguresProps): ReactElement | null {
  const { counts, lines, ofFirst, failed, retry } = period
  if (lines === 0) return null
  return (
    <section className={css.root} aria-label={m.counts.label} aria-busy={!counts && !failed}>
      <div className={css.lines}>
        <span className={css.label}>{m.counts.lines}</span>
        <span className={css.figure}>
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
