import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { useMaySync } from '../../patterns/import-run/use-may-sync.ts'
import type { Cause } from '../../patterns/run-log/cause.ts'
import { type CauseFix, causeFix } from '../../patterns/run-log/cause-fix.ts'
import { FixLink } from '../../patterns/run-log/fix-link.tsx'
import * as css from './fix-of-cause.css.ts'
import type { ImportLogDetailsMessages } from './messages.ts'
import type { AddedSince } from './use-added-since.ts'

export type FixOfCauseProps = {
  cause: Cause
  /** What the log offers, as if nothing had been done yet. */
  fix: CauseFix
  added: AddedSince
  onSync(): void
  m: ImportLogDetailsMessages
}

/** Whose turn it is and what to do; once it is done, when it takes effect. */
export function FixOfCause({ cause, fix, added, onSync, m }: FixOfCauseProps): ReactElement {
  const maySync = useMaySync()
  const left = cause.values.filter(({ value }) => added.of(cause, value) === null)
  const [kind] = cause.values.flatMap(({ value }) => added.of(cause, value) ?? [])
  if (kind === undefined) {
    return (
      <span className={css.root}>
        {cause.owner === 'none' ? null : <span className={css.owner}>{m.owners[cause.owner]}</span>}
        <FixLink fix={fix} />
      </span>
    )
  }
  if (left.length > 0) {
    return (
      <span className={css.root}>
        <span className={css.owner}>{m.added.some(kind, cause.values.length - left.length)}</span>
        <FixLink fix={causeFix({ ...cause, values: left }, m.run.fix)} />
      </span>
    )
  }
  return (
    <span className={css.root}>
      <span className={css.done}>{addedText(kind, cause.values.length, added.waits, m)}</span>
      {added.waits && maySync ? (
        <Button kind="link" size="sm" onClick={onSync}>
          {m.run.sync.now}
        </Button>
      ) : null}
    </span>
  )
}

/** "Translation added. Takes effect in the next sync." */
export const addedText = (
  kind: 'translation' | 'site',
  count: number,
  waits: boolean,
  m: Pick<ImportLogDetailsMessages, 'added'>,
): string => [m.added.all(kind, count), ...(waits ? [m.added.next(count)] : [])].join(' ')
