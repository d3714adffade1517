import type { DistrictState } from '../runtime/create-districts.ts'
import { useRuntime } from './use-runtime.ts'
import { useStore } from './use-store.ts'

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
