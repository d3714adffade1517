import { type ConsoleSettings, useConsoleSettings } from '@edconsole/console-core'
import { useEffect } from 'react'
import { warnOnce } from '../../parts/theme-root/warn-once.ts'

/** In development, warns once about each option that isn't known, in whose place the default is used. */
export function OptionCheck(): null {
  const settings = useConsoleSettings()
  useEffect(() => {
    for (const fault of faultsOf(settings)) warnOnce(`[console] ${fault}`)
  }, [settings])
  return null
}

function faultsOf({ timeZone, numberLocale, theme }: ConsoleSettings): string[] {
  const faults: string[] = []
  if (!isKnown(() => new Intl.DateTimeFormat('en-US', { timeZone })))
    faults.push(`timeZone: '${timeZone}' isn't a time zone. Use an IANA name, such as 'America/Chicago'.`)
  if (numberLocale !== undefined && !isKnown(() => Intl.NumberFormat.supportedLocalesOf(numberLocale)[0]))
    faults.push(`numberLocale: '${numberLocale}' isn't a locale. Use a tag, such as 'de-DE'.`)
  for (const [name, values] of CHOICES) {
    const given = theme[name]
    if (given !== undefined && !values.some((value) => value === given))
      faults.push(`theme.${name}: '${given}' isn't one of ${values.map((value) => `'${value}'`).join(', ')}.`)
  }
  return faults
}

const CHOICES = [
  ['scheme', ['light', 'dark', 'system']],
  ['density', ['comfortable', 'compact']],
] as const

const isKnown = (read: () => unknown): boolean => {
  try {
    return read() !== undefined
  } catch {
    return false
  }
}
