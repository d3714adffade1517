import { formatCount, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { partMessages } from '../messages.ts'
import * as css from './row-bar.css.ts'

export type RowBarProps = {
  accepted: number
  /** Loaded, but changed. */
  warned?: number
  rejected: number
  /** Not read yet. */
  remaining?: number
  /** The full width, when bars are compared with one another: what is missing to it stays empty. */
  total?: number
  /** What the rows are called to those who hear it. Default "accepted", "with a warning", "rejected", "not read yet". */
  words?: Partial<RowWords>
  /** Only seen: what stands beside it says the same. */
  decorative?: boolean
}

const order = ['accepted', 'warned', 'rejected', 'remaining'] as const

type RowWords = typeof partMessages.rows

/**
 * Shares of rows as one bar (ux 7.17). One row of thousands is still 2 px wide, and what is not read yet is hatched. The
 * figures are always written beside it too.
 */
export function RowBar({
  accepted,
  warned = 0,
  rejected,
  remaining = 0,
  total,
  words,
  decorative = false,
}: RowBarProps): ReactElement {
  const m = useMessages('parts', partMessages).rows
  const known = accepted + warned + rejected + remaining
  const empty = known === 0 ? 1 : Math.max(0, (total ?? known) - known)
  const counts = { accepted, warned, rejected, remaining, empty }
  const said = decorative
    ? { 'aria-hidden': true }
    : {
        role: 'img',
        'aria-label': describe({ accepted, warned, rejected, remaining }, { ...m, ...words }),
      }
  const kinds = [...order, 'empty' as const].filter((kind) => counts[kind] > 0)
  const [only, another] = kinds
  // Most bars of a list have one kind, and lists draw many.
  if (only && !another) return <span className={classNames(css.bar, css.kind[only])} {...said} />
  return (
    <span className={css.bar} {...said}>
      {kinds.map((kind) => (
        <span
          key={kind}
          className={classNames(css.segment, css.kind[kind])}
          style={{ flexGrow: counts[kind] }}
        />
      ))}
    </span>
  )
}

function describe(counts: Record<(typeof order)[number], number>, words: RowWords): string {
  const parts = order
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${formatCount(counts[kind])} ${words[kind]}`)
  return parts.length === 0 ? words.none : parts.join(', ')
}
