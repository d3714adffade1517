import { type FailureOrigin, plural, type RowCounts } from '@edconsole/console-core/contract'
import { FINDING_CODES, type Finding } from '@edconsole/console-core/import-rules'

const SHOWN = 3

export const NO_ROWS: RowCounts = {
  recordsRead: 0,
  recordsInserted: 0,
  recordsUpdated: 0,
  recordsUnchanged: 0,
  recordsRejected: 0,
  recordsDeleted: 0,
  recordsWarned: 0,
  warningCount: 0,
  errorCount: 0,
}

export const COUNT_FIELDS = Object.freeze([
  'recordsRead',
  'recordsInserted',
  'recordsUpdated',
  'recordsUnchanged',
  'recordsRejected',
  'recordsDeleted',
  'recordsWarned',
  'warningCount',
  'errorCount',
] as const satisfies (keyof RowCounts)[])

export const addCounts = (a: RowCounts, b: RowCounts): RowCounts => {
  const sum = { ...a }
  for (const field of COUNT_FIELDS) sum[field] += b[field]
  return sum
}

/** Counts causes while a component is read, for its summary message. */
export const createTally = () => {
  const causes = new Map<string, { title: string; count: number; origin: FailureOrigin }>()
  return {
    add: (findings: readonly Finding[]): void => {
      for (const { severity, cause, causeTitle, code } of findings) {
        if (severity !== 'error') continue
        const known = causes.get(cause)
        if (known) known.count += 1
        else causes.set(cause, { title: causeTitle, count: 1, origin: FINDING_CODES[code].origin })
      }
    },
    /** `Grade level not recognized (214), Site code not found (61) and 2 more causes`. */
    sentence: (): string | null => {
      const sorted = [...causes.values()].sort((a, b) => b.count - a.count)
      if (sorted.length === 0) return null
      const named = sorted
        .slice(0, SHOWN)
        .map(({ title, count }) => `${title} (${count.toLocaleString('en-US')})`)
      const rest = sorted.length - named.length
      return named.join(', ') + (rest > 0 ? ` and ${rest} more ${plural(rest, 'cause', 'causes')}` : '')
    },
    /** The origin of the cause with most rows. */
    origin: (): FailureOrigin | null =>
      [...causes.values()].sort((a, b) => b.count - a.count)[0]?.origin ?? null,
  }
}
