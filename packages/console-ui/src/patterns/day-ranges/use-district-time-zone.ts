import { useConsoleSettings, useDistrict, useDistrictScope } from '@edconsole/console-core'

/** The time zone in which the schedules of the district are meant; the console's where only another district's is known. */
export const useDistrictTimeZone = (): string => {
  const { timeZone } = useConsoleSettings()
  const { selected } = useDistrict()
  const lea = useDistrictScope()?.lea
  return selected && selected.lea === lea ? selected.timeZone : timeZone
}
