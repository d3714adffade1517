import {
  type Export,
  type ExportLogHeader,
  formatCount,
  formatDateTime,
  useConsoleSettings,
  zonedDay,
} from '@edconsole/console-core'
import { sentExports } from '../../features/exports/run/sent-exports.ts'
import type { KeyValueItem } from '../../parts/key-value/key-value.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import type { ExportOverviewMessages } from './messages.ts'

/**
 * A short list of facts beside the exports (ux 4.4). While they are on their way its lines keep their place; of none, and
 * of those that could not be had, there is nothing to tell.
 * @param week what was sent in the last seven days; undefined for those who may not see it
 */
export const useAboutExports = (
  exports: readonly Export[] | undefined,
  week: readonly ExportLogHeader[] | undefined,
  { failed, m: { about: m } }: { failed: boolean; m: ExportOverviewMessages },
): KeyValueItem[] => {
  const { timeZone } = useConsoleSettings()
  if (!exports)
    return failed
      ? []
      : [m.exports, m.paused, m.sent, m.next].map((key) => ({ key, value: <Skeleton width={64} /> }))
  if (exports.length === 0) return []
  const ids = new Set(exports.map(({ id }) => id))
  const own = week?.filter(({ exportId }) => ids.has(exportId))
  const facts = own && sentExports(own, (at) => zonedDay(new Date(at), timeZone))
  const paused = exports.filter(({ isEnabled }) => !isEnabled).length
  const [next] = exports.flatMap(({ nextRunAt }) => nextRunAt ?? []).sort()
  return [
    { key: m.exports, value: formatCount(exports.length) },
    { key: m.paused, value: formatCount(paused) },
    ...(facts ? [{ key: m.sent, value: m.sentOf(formatCount(facts.sent), formatCount(facts.ended)) }] : []),
    { key: m.next, value: next && formatDateTime(next, timeZone) },
  ]
}
