import {
  isRolloverSeason,
  rolloverRunsResource,
  useAccess,
  useClock,
  useConsoleSettings,
  useExtension,
} from '@edconsole/console-core'

/** Whether many districts can be rolled over at once: by provider staff, from June to October (R26), where the server can. */
export const useOffersRollovers = (): boolean => {
  const { isEmployee } = useAccess()
  const canServer = useExtension(rolloverRunsResource.start)
  const now = useClock()
  const { timeZone } = useConsoleSettings()
  return isEmployee && canServer && isRolloverSeason(now(), timeZone)
}
