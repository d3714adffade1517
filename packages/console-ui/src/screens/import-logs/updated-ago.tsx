import { formatDateTime, useClock, useConsoleSettings } from '@edconsole/console-core'
import { type ReactElement, useEffect, useState } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { RefreshIcon } from '../../parts/icons/icons.ts'
import { agoText } from './ago-text.ts'
import type { ImportLogsMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type UpdatedAgoProps = {
  /** When the figures came, by the machine's clock. */
  updatedAt: number | undefined
  fetching: boolean
  onRefresh(): void
  m: ImportLogsMessages
}

/** How old the page is, and a button that makes it new. */
export function UpdatedAgo({ updatedAt, fetching, onRefresh, m }: UpdatedAgoProps): ReactElement {
  const age = useAge(updatedAt)
  const now = useClock()
  const { timeZone } = useConsoleSettings()
  return (
    <span className={css.updated}>
      <IconButton
        size="sm"
        label={m.refresh}
        icon={<RefreshIcon size="sm" />}
        busy={fetching}
        onClick={onRefresh}
      />
      {age === undefined ? null : (
        <span title={m.updatedAt(formatDateTime(now().getTime() - age, timeZone))}>
          {m.updated(agoText(age))}
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
