import {
  referenceResource,
  schoolYearOf,
  useClock,
  useConsoleSettings,
  useItem,
  useQueryState,
} from '@edconsole/console-core'

export type ShownYear = {
  /** START year (R31). */
  readonly value: number
  /** Every school year that can be looked at, the newest first. */
  readonly all: readonly number[]
  /** What an address says of a year: nothing of the current one. */
  queryOf(year: number): { year?: string }
  /** Other rows: back to the first page, and no record is open. */
  change(year: number): void
}

const isYear = (raw: unknown): raw is string => typeof raw === 'string' && /^(19|20)\d\d$/.test(raw)

/** The school year whose rows are shown, in the address as `year`; the current one by default (R31). */
export function useShownYear(): ShownYear {
  const [query, setQuery] = useQueryState()
  const { timeZone } = useConsoleSettings()
  const current = schoolYearOf(useClock()(), timeZone)
  const { data = [] } = useItem(referenceResource.schoolYears)
  const value = isYear(query.year) ? Number(query.year) : current
  const queryOf = (year: number) => (year === current ? {} : { year: String(year) })
  return {
    value,
    all: [...new Set([...data.map(({ schoolYear }) => schoolYear).filter(Boolean), current, value])].sort(
      (a, b) => b - a,
    ),
    queryOf,
    change(year) {
      const { year: _, page: __, row: ___, ...rest } = query
      setQuery({ ...rest, ...queryOf(year) })
    },
  }
}
