import { createContext, useContext } from 'react'
import type { District } from '../entities/district.ts'
import { useRuntime } from './use-runtime.ts'
import { useStore } from './use-store.ts'

/** The district on whose behalf calls below are made. */
export type DistrictScopeValue = {
  readonly id: string
  readonly lea: string
  readonly name: string
  /** For the calls that carry X-Ied-Client-Id (R19). */
  readonly clientId: number | null
}

/** A district as calls need it. */
export const scopeOf = ({ id, lea, districtName, illuminateClientId }: District): DistrictScopeValue => ({
  id: String(id),
  lea,
  name: districtName,
  clientId: illuminateClientId,
})

export const DistrictScopeContext = createContext<DistrictScopeValue | null>(null)

/** The district of the nearest `DistrictScope`, else the selected one; null while there is none. */
export const useDistrictScope = (): DistrictScopeValue | null => {
  const scope = useContext(DistrictScopeContext)
  const { selected } = useStore(useRuntime().districts)
  if (scope) return scope
  return selected && scopeOf(selected)
}
