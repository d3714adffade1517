import { useClock, useConsoleSettings, zonedDay } from '@edconsole/console-core'
import { useMemo } from 'react'
import type { Today } from './model/filter-value.ts'

/** "Now" for filters that count days; stays the same object until the day changes, so that nothing is asked twice. */
export function useToday(): Today {
  const { timeZone } = useConsoleSettings()
  const now = useClock()()
  const day = zonedDay(now, timeZone)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the day may make a new one
  return useMemo(() => ({ now, timeZone }), [day, timeZone])
}
