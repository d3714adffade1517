import { formatDateTime, useClock, useConsoleSettings } from '@edconsole/console-core'
import { type ReactElement, useEffect, useState } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { RefreshIcon } from '../../parts/icons/icons.ts'
import { agoText } from './ago-text.ts'
import * as css from './updated-ago.css.ts'
import { type UpdatedMessages, updatedMessages } from './updated-messages.ts'

export type UpdatedAgoProps = {
  /** When the figures came, in milliseconds by the machine's clock: `updatedAt` of `useList`. Nothing is said without. */
  updatedAt: number | undefined
  /** Turns the icon: what the reader asked for is on its way. A poll is silent. */
  fetching?: boolean
  onRefresh: () => void
  texts?: UpdatedMessages
}

/**
 * How old a page is, counting up without announcing it, and a button that makes it new (ux 7.19).
 * @example <UpdatedAgo updatedAt={batches.updatedAt} onRefresh={refresh} />
 */
export function UpdatedAgo(props: UpdatedAgoProps): ReactElement {
  const { updatedAt, fetching = false, onRefresh, texts = updatedMessages } = props
  return (
    <span className={css.root}>
      <IconButton
        size="sm"
        label={texts.refresh}
        icon={<RefreshIcon size="sm" />}
        busy={fetching}
        onClick={onRefresh}
      />
      {updatedAt === undefined ? null : <Age since={updatedAt} texts={texts} />}
    </span>
  )
}

/** Each change draws the page anew, and the eye away from the rows: often enough to be true, seldom enough to be calm. */
const COUNTS_EVERY_MS = 4000

function Age({ since, texts }: { since: number; texts: UpdatedMessages }): ReactElement {
  // The answer's age is measured by the machine's clock, which the product's own may run beside
  const [counted, setCounted] = useState(Date.now)
  const now = useClock()
  const { timeZone } = useConsoleSettings()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer answer counts from its own start
  useEffect(() => {
    const timer = setInterval(() => setCounted(Date.now()), COUNTS_EVERY_MS)
    return () => clearInterval(timer)
  }, [since])
  // A newer answer than the last count is new.
  const age = Math.max(0, counted - since)
  return (
    <span className={css.age} title={texts.updatedAt(formatDateTime(now().getTime() - age, timeZone))}>
      {texts.updated(agoText(age))}
    </span>
  )
}
