import { Fragment, type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react'
import { DistrictScopeContext, scopeOf } from './use-district-scope.ts'
import { createQueryMemory, QueryMemoryContext } from './use-query-state.ts'
import { useRuntime } from './use-runtime.ts'
import { useStore } from './use-store.ts'

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
