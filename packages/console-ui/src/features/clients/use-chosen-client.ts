import {
  placeOf,
  useDistrictScope,
  useNavigator,
  usePlace,
  useQueryState,
  useRuntime,
} from '@edconsole/console-core'
import { useEffect, useRef } from 'react'
import { RECORD_NUMBER } from '../../patterns/place-link/record-number.ts'

export type ChosenClient = {
  /** Null until one is chosen. */
  readonly clientId: number | null
  choose(clientId: number): void
}

/**
 * The client that a list of Instance Management is about (R19), kept in the address as `clientId`. A record that the address
 * names in its path opens beside the list, as `row`; without a client it is looked for among those of the selected district.
 * @param id of the record in the path
 */
export const useChosenClient = (
  route: 'imt-authentications' | 'imt-accounts',
  id: string | undefined,
): ChosenClient => {
  const { leaveGuard } = useRuntime()
  const { go } = useNavigator()
  const isInPath = usePlace()?.params.id !== undefined
  const [query, setQuery] = useQueryState()
  const district = useDistrictScope()
  const { clientId: named } = query
  const isNamed = typeof named === 'string' && RECORD_NUMBER.test(named)
  const isEntered = id !== undefined || typeof query.row === 'string'

  const open = useRef((_row: string) => {})
  open.current = (row) => {
    const next = Object.assign({}, query, { row })
    // The list must not move the focus to its title whenever another record is opened, which a path would.
    if (isInPath) go(placeOf(route, {}, { query: next }), { replace: true })
    else setQuery(next, { replace: true })
  }
  useEffect(() => {
    if (id !== undefined) open.current(id)
  }, [id])

  return {
    clientId: isNamed ? Number(named) : isEntered ? (district?.clientId ?? null) : null,
    choose(clientId) {
      const { search } = query
      const kept = typeof search === 'string' ? { search } : {}
      // What is typed and not saved is asked about first.
      const go = () => setQuery(Object.assign({ clientId: String(clientId) }, kept))
      void leaveGuard.ask().then((leaves) => leaves && leaveGuard.pass(go))
    },
  }
}
