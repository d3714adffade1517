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
import { useNavigationAdapter } from './embedded-places.tsx'
import { useDistricts } from './own-district.tsx'
import { createQueryMemory, QueryMemoryContext } from './use-query-state.ts'
import { useRuntime, useStore } from './use-runtime.ts'

export type DistrictScopeProps = {
  districtId: string
  /** Rendered until the selected district is this one. */
  fallback?: ReactNode
  children?: ReactNode
}

/** Renders its children for one district and remounts them for another: no state survives a switch (architecture 6). */
export const DistrictScope = ({ districtId, fallback, children }: DistrictScopeProps): ReactElement => {
  const { session } = useRuntime()
  const districts = useDistricts()
  const navigation = useNavigationAdapter()
  const { selected } = useStore(districts)
  const signedIn = useStore(session).user !== null
  const district = selected && String(selected.id) === districtId ? selected : null

  useEffect(() => {
    // While switching, a router may render the previous place once more; it must not win.
    const named = navigation.current()?.params.districtId
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

// Below the key, so that a switch resets it too.
function QueryMemory({ children }: { children: ReactNode }): ReactElement {
  const [memory] = useState(createQueryMemory)
  return <QueryMemoryContext.Provider value={memory}>{children}</QueryMemoryContext.Provider>
}

export type DistrictGlanceProps = { id: string; lea: string; name: string; children?: ReactNode }

/**
 * Scopes reads below it to a district that isn't selected, for summaries such as its last imports. Its rows are cached under
 * its own keys (architecture 6). Writes belong in `DistrictScope`; there is no client ID here.
 * @example <DistrictGlance id="413" lea="4107321" name="Foxglove"><LastShares /></DistrictGlance>
 */
export const DistrictGlance = ({ id, lea, name, children }: DistrictGlanceProps): ReactElement => {
  const scope = useMemo(() => ({ id, lea, name, clientId: null }), [id, lea, name])
  return <DistrictScopeContext.Provider value={scope}>{children}</DistrictScopeContext.Provider>
}

/** The district that calls below are made for. */
export type DistrictScopeValue = {
  readonly id: string
  readonly lea: string
  readonly name: string
  /** Sent as X-Ied-Client-Id by the calls that need it (R19). */
  readonly clientId: number | null
}

/** Picks what calls need of a district. */
export const scopeOf = ({ id, lea, districtName, illuminateClientId }: District): DistrictScopeValue => ({
  id: String(id),
  lea,
  name: districtName,
  clientId: illuminateClientId,
})

const DistrictScopeContext = createContext<DistrictScopeValue | null>(null)

/** Returns the district of the nearest `DistrictScope`, else the selected one; null while there is none. */
export const useDistrictScope = (): DistrictScopeValue | null => {
  const scope = useContext(DistrictScopeContext)
  const { selected } = useStore(useDistricts())
  if (scope) return scope
  return selected && scopeOf(selected)
}
