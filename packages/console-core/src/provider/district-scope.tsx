import {
  createContext,
  Fragment,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import type { District } from '../entities/district.ts'
import { createQueryMemory, QueryMemoryContext } from './use-query-state.ts'
import { useRuntime, useStore } from './use-runtime.ts'

export type DistrictScopeProps = {
  districtId: string
  /** Stands in until the selected district is this one. */
  fallback?: ReactNode
  children?: ReactNode
}

/** Draws its children for one district only, and anew for another one: no state survives a switch (architecture 6). */
export const DistrictScope = ({ districtId, fallback, children }: DistrictScopeProps): ReactElement => {
  const { districts, navigation, session } = useRuntime()
  const { selected } = useStore(districts)
  const signedIn = useStore(session).user !== null
  const district = selected && String(selected.id) === districtId ? selected : null

  useEffect(() => {
    // On the way to another district a router may draw the place that is left once more, which must not win.
    const named = navigation.get().current()?.params.districtId
    if (signedIn && (named === undefined || named === districtId)) void districts.follow(districtId)
  }, [districts, navigation, districtId, signedIn])

  const scope = useMemo(() => district && scopeOf(district), [district])
  if (!scope) return <Fragment>{fallback}</Fragment>
  return (
    <DistrictScopeContext.Provider key={scope.id} value={scope}>
      <QueryMemory>{children}</QueryMemory>
    </DistrictScopeContext.Provider>
  )
}

// Below the key, so that a switch forgets it too
function QueryMemory({ children }: { children: ReactNode }): ReactElement {
  const [memory] = useState(createQueryMemory)
  return <QueryMemoryContext.Provider value={memory}>{children}</QueryMemoryContext.Provider>
}

export type DistrictGlanceProps = { id: string; lea: string; name: string; children?: ReactNode }

/**
 * Reads below are made for a district that is not the selected one, to say one thing about it among others, such as how
 * its last imports went. Its rows lie under its own keys (architecture 6). What changes something belongs into
 * `DistrictScope`, and calls that name a client find none here.
 * @example <DistrictGlance id="413" lea="4107321" name="Foxglove"><LastShares /></DistrictGlance>
 */
export const DistrictGlance = ({ id, lea, name, children }: DistrictGlanceProps): ReactElement => {
  const scope = useMemo(() => ({ id, lea, name, clientId: null }), [id, lea, name])
  return <DistrictScopeContext.Provider value={scope}>{children}</DistrictScopeContext.Provider>
}

/** The district on whose behalf calls below are made. */
export type DistrictScopeValue = {
  readonly id: string
  readonly lea: string
  readonly name: string
  /** For the calls that carry X-Ied-Client-Id (R19). */
  readonly clientId: number | null
}

/** A district as calls need it. */
const scopeOf = ({ id, lea, districtName, illuminateClientId }: District): DistrictScopeValue => ({
  id: String(id),
  lea,
  name: districtName,
  clientId: illuminateClientId,
})

const DistrictScopeContext = createContext<DistrictScopeValue | null>(null)

/** The district of the nearest `DistrictScope`, else the selected one; null while there is none. */
export const useDistrictScope = (): DistrictScopeValue | null => {
  const scope = useContext(DistrictScopeContext)
  const { selected } = useStore(useRuntime().districts)
  if (scope) return scope
  return selected && scopeOf(selected)
}
