import { createContext, useContext } from 'react'
import { useRuntime } from './use-runtime.ts'
import { useStore } from './use-store.ts'

/** The district on whose behalf calls below are made. */
export type DistrictScopeValue = { readonly id: string; readonly lea: string; readonly name: string }

export const DistrictScopeContext = createContext<DistrictScopeValue | null>(null)

/** The district of the nearest `DistrictScope`, else the selected one; null while there is none. */
export const useDistrictScope = (): DistrictScopeValue | null => {
  const scope = useContext(DistrictScopeContext)
  const { selected } = useStore(useRuntime().districts)
  if (scope) return scope
  return selected && { id: String(selected.id), lea: selected.lea, name: selected.districtName }
}
