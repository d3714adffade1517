import { type Client, CONSTANTS, instancesResource, useList, useRuntime } from '@edconsole/console-core'
import { useEffect, useState } from 'react'
import { useDebounced } from '../../parts/debounced/use-debounced.ts'
import { type InstanceDraft, isName, suggestName } from './instance-draft.ts'

const REST_MS = 300

export type FreeName = {
  /** What stands in the field. */
  readonly name: string
  /** A name that isn't taken; undefined until the client's instances are known. */
  readonly suggestion: string | undefined
  readonly isTaken: boolean
  readonly isFree: boolean
  readonly isChecking: boolean
  /** Checks at once, for users who continue before the check has finished; false if it can't be checked. */
  readonly check: () => Promise<boolean>
}

/** Checks the name while it is typed, and suggests one until then. The server decides when the instance is created. */
export const useFreeName = (
  { name: entered, environment }: InstanceDraft,
  client: Client | undefined,
): FreeName => {
  const own = useList(
    instancesResource.list,
    { filter: { clientId: [String(client?.id ?? '')] }, limit: CONSTANTS.limitMax },
    { enabled: client !== undefined, silent: true, within: { client: client?.id } },
  )
  const { api } = useRuntime()
  const [known, setKnown] = useState<readonly string[]>([])
  const taken = [...(own.data ?? []), ...known.map((one) => ({ name: one }))]
  const suggestion =
    client && own.data !== undefined ? suggestName(client.slug, environment, taken) : undefined
  const field = entered ?? suggestion ?? ''
  const name = field.trim()
  const settled = useDebounced(name, REST_MS)
  const found = useList(
    instancesResource.list,
    { filter: { name: [settled] }, limit: 1 },
    { enabled: isName(settled), silent: true, within: { settled } },
  )
  const isSettled = isName(name) && settled === name && found.data !== undefined && !found.fetching
  const isTaken = isSettled && (found.data ?? []).some((one) => one.name === name)
  useEffect(() => {
    if (isTaken) setKnown((before) => (before.includes(name) ? before : [...before, name]))
  }, [isTaken, name])
  const check = async (): Promise<boolean> => {
    try {
      const query = { filter: { name: [name] }, limit: 1 }
      const { data } = await api.call(instancesResource.list, { query })
      if (data.length > 0) setKnown((before) => (before.includes(name) ? before : [...before, name]))
      return data.length > 0
    } catch {
      // The server decides when the instance is created.
      return false
    }
  }
  return {
    check,
    name: field,
    suggestion,
    isTaken: isTaken || known.includes(name),
    isFree: isSettled && !isTaken,
    isChecking: isName(name) && !isSettled && found.errors.length === 0,
  }
}
