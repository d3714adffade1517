import { schoolYearOf } from '../clock/data-year.ts'
import type { DistrictState } from '../runtime/create-districts.ts'
import { useClock, useConsoleSettings, useRuntime, useStore } from './use-runtime.ts'

export type DistrictHook = DistrictState & {
  /** Picks a district; false when the entry has no id, or unsaved changes were kept ([S2.1]). */
  select(id: string | number | null): Promise<boolean>
  retry(): Promise<void>
  /**
   * Settles when the selected district and the list were read again; both stay on show meanwhile. A save made with
   * `useSave` has them read again by itself.
   */
  reload(): Promise<void>
}

/** The selected district and the picker's list ([S2.1], R9). */
export const useDistrict = (): DistrictHook => {
  const { districts, selectDistrict } = useRuntime()
  return { ...useStore(districts), select: selectDistrict, retry: districts.retry, reload: districts.reload }
}

/**
 * The START year of the selected district's data (R31), the current school year where none is set; undefined while no district
 * is selected.
 */
export const useDataYear = (): number | undefined => {
  const { selected } = useDistrict()
  const { timeZone } = useConsoleSettings()
  const now = useClock()
  return selected ? (selected.sisYear ?? schoolYearOf(now(), timeZone)) : undefined
}
