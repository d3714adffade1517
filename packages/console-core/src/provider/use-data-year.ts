import { schoolYearOf } from '../clock/school-year-of.ts'
import { useClock } from './use-clock.ts'
import { useConsoleSettings } from './use-console-settings.ts'
import { useDistrict } from './use-district.ts'

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
