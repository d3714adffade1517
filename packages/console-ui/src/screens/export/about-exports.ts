import {
  type Export,
  type ExportLogHeader,
  formatCount,
  formatDateTime,
  useConsoleSettings,
  zonedDay,
} from '@edconsole/console-core'
import type { KeyValueItem } from '../../parts/key-value/key-value.tsx'
import { sentExports } from '../../patterns/export-run/sent-exports.ts'
import type { ExportOverviewMessages } from './messages.ts'

/**
 * A short list of facts beside the exports (ux 4.4).
 * @param week what was sent in the last seven days; undefined for those who may not see it
 */
export const useAboutExports = (
  exports: readonly Export[] | undefined,
  week: readonly ExportLogHeader[] | undefined,
  { about: m }: ExportOverviewMessages,
): KeyValueItem[] => {
  const { timeZone } = useConsoleSettings()
  if (!exports || exports.length === 0) return []
  const ids = new Set(exports.map(({ id }) => id))
  const own = week?.filter(({ exportId }) => ids.has(exportId))
  const facts = own && sentExports(own, (at) => zonedDay(new Date(at), timeZone))
  const paused = exports.filter(({ isEnabled }) => !isEnabled).length
  const [next] = exports.flatMap(({ nextRunAt }) => nextRunAt ?? []).sort()
  return [
    { key: m.exports, value: formatCount(exports.length) },
    ...(paused > 0 ? [{ key: m.paused, value: formatCount(paused) }] : []),
    ...(facts ? [{ key: m.sent, value: m.sentOf(formatCount(facts.sent), formatCount(facts.ended)) }] : []),
    { key: m.next, value: next && formatDateTime(next, timeZone) },
  ]
}
