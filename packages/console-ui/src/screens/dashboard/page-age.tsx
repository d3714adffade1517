import { useMessages, useRefresh } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { UpdatedAgo } from '../../patterns/polling/updated-ago.tsx'
import { messages } from './messages.ts'
import { useRecentBatches } from './use-recent-batches.ts'

/** How old the cards are, by the newest batches, and a button that asks for all of them again. */
export function PageAge(): ReactElement {
  const m = useMessages('dashboard', messages)
  const { updatedAt, fetching } = useRecentBatches()
  const [askedAt, setAskedAt] = useState(0)
  const imports = useRefresh('importLogs')
  const sendings = useRefresh('exportLogs')
  const exports = useRefresh('exports')
  const people = useRefresh('accounts')
  const connection = useRefresh('apiProvider')
  const templates = useRefresh('sisImports')
  return (
    <UpdatedAgo
      updatedAt={updatedAt}
      // A poll is silent: only what the reader asked for turns the icon
      fetching={fetching && askedAt > (updatedAt ?? 0)}
      onRefresh={() => {
        setAskedAt(Date.now())
        for (const ask of [imports, sendings, exports, people, connection, templates]) ask()
      }}
      texts={m}
    />
  )
}
