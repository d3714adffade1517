import { formatCount, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { FailedFigure } from './failed-figure.tsx'
import { Figure } from './figure.tsx'
import { messages } from './messages.ts'
import { lockedOf, useActiveUsers } from './use-active-users.ts'

/** How many accounts of the district's client can be signed in with, and how many of them are locked. */
export function ActiveUsers(): ReactElement {
  const m = useMessages('dashboard', messages)
  const { totalCount, facets, errors, retry } = useActiveUsers()
  if (totalCount === undefined && errors.length > 0)
    return <FailedFigure label={m.activeUsers} onRetry={retry} />
  return (
    <Figure
      label={m.activeUsers}
      value={totalCount === undefined ? undefined : formatCount(totalCount)}
      foot={m.locked(formatCount(lockedOf({ facets })))}
    />
  )
}
