import { formatCount } from '@edconsole/console-core'
import type { TableMessages } from '../messages.ts'

export type PageRange = { from: number; to: number; total: number | undefined; last: number | undefined }

/** Which rows a page shows; `last` is the number of the last page when the total is known. */
export function pageRange(page: number, size: number, shown: number, total: number | undefined): PageRange {
  const from = shown === 0 ? 0 : (page - 1) * size + 1
  return {
    from,
    to: shown === 0 ? 0 : from + shown - 1,
    total,
    last: total === undefined ? undefined : Math.max(1, Math.ceil(total / size)),
  }
}

/** The page to fall back to when the asked one lies beyond the end; `undefined` when it does not. */
export function pageToFallBackTo(page: number, size: number, total: number | undefined): number | undefined {
  if (total === undefined || page === 1) return undefined
  const last = Math.max(1, Math.ceil(total / size))
  return page > last ? last : undefined
}

/** `1–25 of 42`; without a total from the server, `1–25, more available`; nothing while there is nothing to count. */
export function rangeText({ from, to, total }: PageRange, m: TableMessages['pages']): string {
  if (total === undefined && to === 0) return ''
  const shown = `${formatCount(from)}–${formatCount(to)}`
  if (total === undefined) return m.more(shown)
  return m.range(shown, total)
}
