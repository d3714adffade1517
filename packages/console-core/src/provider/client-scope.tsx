import { createContext, type ReactElement, type ReactNode, useContext } from 'react'
import { useDistrictScope } from './district-scope.tsx'

export type ClientScopeProps = { clientId: number; children?: ReactNode }

/**
 * Makes the calls below it about one client (R19), whichever district is selected, and mounts its children anew for another
 * client: nothing that was typed for one is saved for the next.
 * @example <ClientScope clientId={90412}><Providers /></ClientScope>
 */
export const ClientScope = ({ clientId, children }: ClientScopeProps): ReactElement => (
  <ClientScopeContext.Provider key={clientId} value={clientId}>
    {children}
  </ClientScopeContext.Provider>
)

const ClientScopeContext = createContext<number | null>(null)

/** Returns the client of the `ClientScope` around; null outside of any. */
export const useClientScope = (): number | null => useContext(ClientScopeContext)

/** Returns the client that calls carry as X-Ied-Client-Id: that of the `ClientScope` around, else the district's (R19). */
export const useClientId = (): number | null => {
  const chosen = useClientScope()
  const district = useDistrictScope()
  return chosen ?? district?.clientId ?? null
}
