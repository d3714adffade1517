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
 * How old a page is, counting up each second without announcing it, and a button that makes it new (ux 7.19).
 * @example <UpdatedAgo updatedAt={batches.updatedAt} onRefresh={refresh} />
 */
export function UpdatedAgo(props: UpdatedAgoProps): ReactElement {
  const { updatedAt, fetching = false, onRefresh, texts = updatedMessages } = props
  const age = useAge(updatedAt)
  const now = useClock()
  const { timeZone } = useConsoleSettings()
  return (
    <span className={css.root}>
      <IconButton
        size="sm"
        label={texts.refresh}
        icon={<RefreshIcon size="sm" />}
        busy={fetching}
        onClick={onRefresh}
      />
      {age === undefined ? null : (
        <span className={css.age} title={texts.updatedAt(formatDateTime(now().getTime() - age, timeZone))}>
          {texts.updated(agoText(age))}
        </span>
      )}
    </span>
  )
}

// The answer's age is measured by the machine's clock, which the product's own may run beside
const useAge = (since: number | undefined): number | undefined => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (since === undefined) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [since])
  return since === undefined ? undefined : Math.max(0, now - since)
}
