import { type Client, CONSTANTS, instancesResource, useList } from '@edconsole/console-core'
import { useEffect, useState } from 'react'
import { useDebounced } from '../../parts/debounced/use-debounced.ts'
import { type InstanceDraft, isName, suggestName } from './instance-draft.ts'

const REST_MS = 300

export type FreeName = {
  /** A name that nobody is known to use; undefined until the client's instances are known. */
  readonly suggestion: string | undefined
  readonly isTaken: boolean
  readonly isFree: boolean
  readonly isChecking: boolean
}

/** Checks the name while it is typed, and suggests one. The server decides when the instance is created. */
export const useFreeName = (draft: InstanceDraft, client: Client | undefined): FreeName => {
  const name = draft.name.trim()
  const settled = useDebounced(name, REST_MS)
  const found = useList(
    instancesResource.list,
    { filter: { name: [settled] }, limit: 1 },
    { enabled: isName(settled), silent: true, within: { settled } },
  )
  const own = useList(
    instancesResource.list,
    { filter: { clientId: [String(client?.id ?? '')] }, limit: CONSTANTS.limitMax },
    { enabled: client !== undefined, silent: true, within: { client: client?.id } },
  )
  const [known, setKnown] = useState<readonly string[]>([])
  const isSettled = isName(name) && settled === name && found.data !== undefined && !found.fetching
  const isTaken = isSettled && (found.data ?? []).some((one) => one.name === name)
  useEffect(() => {
    if (isTaken) setKnown((before) => (before.includes(name) ? before : [...before, name]))
  }, [isTaken, name])
  const taken = [...(own.data ?? []), ...known.map((one) => ({ name: one }))]
  return {
    suggestion:
      client && own.data !== undefined ? suggestName(client.slug, draft.environment, taken) : undefined,
    isTaken,
    isFree: isSettled && !isTaken,
    isChecking: isName(name) && !isSettled && found.errors.length === 0,
  }
}
