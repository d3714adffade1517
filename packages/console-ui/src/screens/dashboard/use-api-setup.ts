import {
  apiProviderResource,
  formatCount,
  formatDateTime,
  useConsoleSettings,
  useDistrict,
  useItem,
} from '@edconsole/console-core'
import type { DashboardMessages } from './messages.ts'

export type ApiSetupFacts = {
  /** Undefined while nothing is known. */
  steps: { name: string; done: boolean }[] | undefined
  text: string
  loading: boolean
  failed: boolean
  retry: () => void
}

/** How far the connection of the selected district has come: somebody to ask, what is entered, and that it works. */
export function useApiSetup(m: DashboardMessages): ApiSetupFacts {
  const { selected } = useDistrict()
  const { timeZone } = useConsoleSettings()
  const { data, loading, errors, retry } = useItem(
    apiProviderResource.configs,
    { params: { id: selected?.id ?? 0 } },
    { enabled: selected !== null },
  )
  const sis = selected?.sisProviderName ?? null
  const failed = data === undefined && errors.length > 0
  if (data === undefined) {
    return { steps: undefined, text: failed ? m.apiSetupUnknown : '', loading, failed, retry }
  }
  const config = Array.isArray(data) ? data[0] : undefined
  const entered = config !== undefined && config.sisSystemId !== null && !config.missingFields?.length
  const works = entered && config.lastVerifiedStatus === 'ok'
  const at = config?.lastVerifiedAt
  const text = () => {
    if (!works || !at) return m.apiSetupHelp(sis)
    const schools = config.schoolsFound
    return m.apiSetupWorks(
      sis ?? 'SIS',
      formatDateTime(at, timeZone),
      schools === null ? null : m.schools(formatCount(schools), schools === 1),
    )
  }
  return {
    steps: [
      { name: m.setupSteps.contact, done: Boolean(selected?.contactEmailAddress?.trim()) },
      { name: m.setupSteps.connection, done: entered },
      { name: m.setupSteps.test, done: works },
    ],
    text: text(),
    loading: false,
    failed: false,
    retry,
  }
}
