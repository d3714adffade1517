import { useEffect } from 'react'
import { schoolYearOf } from '../clock/data-year.ts'
import type { DistrictState } from '../runtime/create-districts.ts'
import { useDistricts } from './own-district.tsx'
import { useClock, useConsoleSettings, useRuntime, useStore } from './use-runtime.ts'

export type DistrictHook = DistrictState & {
  /** Selects a district; false if the entry has no ID or the user kept unsaved changes ([S2.1]). */
  select(id: string | number | null): Promise<boolean>
  /** Selects none, for those who look after all districts. On a page of a district it would be selected again. */
  leave(): void
  retry(): Promise<void>
  /**
   * Refetches the selected district and the list, which stay on screen meanwhile. Saves made with `useSave` refetch them
   * automatically.
   */
  reload(): Promise<void>
}

/** Returns the selected district, or the screen's own, and all of them once they have been requested ([S2.1], R9). */
export const useDistrict = (): DistrictHook => {
  const { selectDistrict } = useRuntime()
  const districts = useDistricts()
  const { leave, retry, reload } = districts
  return { ...useStore(districts), select: selectDistrict, leave, retry, reload }
}

/**
 * Returns all of the user's districts in alphabetical order, loading them on first use.
 * @param enabled false while the part that needs them is hidden
 * @example const { list } = useDistrictList()
 */
export const useDistrictList = (enabled = true): Pick<DistrictState, 'list' | 'listFailed'> => {
  const { districts, session } = useRuntime()
  const { list, listFailed } = useStore(districts)
  const userId = useStore(session).user?.id ?? null
  useEffect(() => {
    if (enabled && userId !== null) void districts.loadList()
  }, [districts, enabled, userId])
  return { list, listFailed }
}

/**
 * Returns the START year of the selected district's data (R31), or the current school year if none is set; undefined while no
 * district is selected.
 */
export const useDataYear = (): number | undefined => {
  const { selected } = useDistrict()
  const { timeZone } = useConsoleSettings()
  const now = useClock()
  return selected ? (selected.sisYear ?? schoolYearOf(now(), timeZone)) : undefined
}
