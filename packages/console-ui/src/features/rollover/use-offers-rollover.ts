import {
  isRolloverSeason,
  useAccess,
  useClock,
  useConsoleSettings,
  useDistrict,
} from '@edconsole/console-core'

/** Whether the rollover is offered: to provider staff, in a district whose data has a year, from June to October (R26). */
export const useOffersRollover = (): boolean => {
  const { isEmployee } = useAccess()
  const { selected } = useDistrict()
  const now = useClock()
  const { timeZone } = useConsoleSettings()
  return isEmployee && typeof selected?.sisYear === 'number' && isRolloverSeason(now(), timeZone)
}
