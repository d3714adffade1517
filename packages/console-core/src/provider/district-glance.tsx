import { type ReactElement, type ReactNode, useMemo } from 'react'
import { DistrictScopeContext } from './use-district-scope.ts'

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
