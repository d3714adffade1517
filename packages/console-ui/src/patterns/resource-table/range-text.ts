import { formatCount } from '@edconsole/console-core'
import type { TableMessages } from './messages.ts'
import type { PageRange } from './model/page-range.ts'

/** `1–25 of 42`; without a total from the server, `1–25, more available`; nothing while there is nothing to count. */
export function rangeText({ from, to, total }: PageRange, m: TableMessages['pages']): string {
  if (total === undefined && to === 0) return ''
  const shown = `${formatCount(from)}–${formatCount(to)}`
  if (total === undefined) return m.more(shown)
  return m.range(shown, total)
}
