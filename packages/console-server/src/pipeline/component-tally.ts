import type { FailureOrigin } from '@edconsole/console-core/contract'
import { plural } from '@edconsole/console-core/contract'
import { FINDING_CODES, type Finding } from '@edconsole/console-core/import-rules'

/** Counts causes while a component is read, for the sentence that sums it up. */
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
    /** Of the cause with most rows. */
    origin: (): FailureOrigin | null =>
      [...causes.values()].sort((a, b) => b.count - a.count)[0]?.origin ?? null,
  }
}

const SHOWN = 3
