import { createContext, type ReactElement, type ReactNode, useContext } from 'react'
import type { Districts } from '../runtime/create-districts.ts'
import { useRuntime } from './use-runtime.ts'

const OwnDistrictContext = createContext<Districts | null>(null)

export type OwnDistrictProps = {
  /** Default: the console's selected one. */
  districtId: string | undefined
  children?: ReactNode
}

/**
 * Gives what is below it a district of its own, so that screens of several districts stand under one provider, each with the
 * data and links of its district.
 * @example <OwnDistrict districtId="413"><ImportLogs /></OwnDistrict>
 */
export const OwnDistrict = ({ districtId, children }: OwnDistrictProps): ReactElement => {
  const runtime = useRuntime()
  const own = districtId === undefined ? null : runtime.districtOf(districtId)
  return <OwnDistrictContext.Provider value={own}>{children}</OwnDistrictContext.Provider>
}

/** Returns the districts of the surrounding `OwnDistrict`, else the console's. */
export const useDistricts = (): Districts => {
  const { districts } = useRuntime()
  return useContext(OwnDistrictContext) ?? districts
}
