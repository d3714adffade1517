import { CONSTANTS, formatCount, useList } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { Checkbox } from '../../parts/checkbox/checkbox.tsx'
import { SearchField } from '../../parts/search-field/search-field.tsx'
import { Select } from '../../parts/select/select.tsx'
import * as css from './filter-bar.css.ts'
import type { ChoiceFilter, FilteredList, FilterOption } from './filter-spec.ts'
import type { TableMessages } from './messages.ts'
import { type FilterChosen, withoutFilter } from './model/filter-value.ts'
import { emptyOperators } from './model/operators.ts'

export type ChoiceOptionsProps = {
  spec: ChoiceFilter
  list: FilteredList
  chosen: FilterChosen | undefined
  m: TableMessages['filters']
  onChange: (chosen: FilterChosen | undefined) => void
}

/** More than fit are found by typing. */
const AT_A_GLANCE = 12
/** More ticks are neither read nor quick to draw. */
const DRAWN = 100

/** Ticks for the values; also whether they are wanted or not, where every row has one, and whether there is one. */
export function ChoiceOptions({ spec, list, chosen, m, onChange }: ChoiceOptionsProps): ReactElement {
  const { not, empty } = chosen === undefined || chosen === 'any' || 'map' in chosen ? NEITHER : chosen
  const values = not ?? (Array.isArray(chosen) ? chosen : [])
  const counted = useCountedOptions(spec, list)
  const options = [...counted.options, ...strangers(values, counted.options)]
  const [isNot, setNot] = useState(not !== undefined)
  const [query, setQuery] = useState('')
  const found = options.filter(
    ({ value, label }) => values.includes(value) || label.toLowerCase().includes(query.trim().toLowerCase()),
  )
  const change = (next: readonly string[], negated: boolean) =>
    onChange(next.length === 0 ? withoutFilter(spec) : negated ? { not: next } : next)
  const note = empty === undefined ? (noteOf(counted, m) ?? noteOfFound(found.length, query, m)) : ''
  const operators = [
    { value: 'is', label: m.operators.isAny },
    ...(spec.whole ? [{ value: 'not', label: m.operators.isNot }] : []),
    ...(spec.mayBeEmpty ? emptyOperators(m) : []),
  ]
  return (
    <>
      {operators.length > 1 && (
        <Select
          compact
          label={m.condition}
          value={empty ? (empty === 'true' ? 'empty' : 'filled') : isNot ? 'not' : 'is'}
          options={operators}
          onChange={(operator) => {
            setNot(operator === 'not')
            if (operator === 'empty') return onChange({ empty: 'true' })
            if (operator === 'filled') return onChange({ empty: 'false' })
            // Nothing would be left.
            const next = operator === 'not' && values.length === options.length ? [] : values
            change(next, operator === 'not')
          }}
        />
      )}
      {empty === undefined && options.length > AT_A_GLANCE && (
        <SearchField label={m.findValue} placeholder={m.findValue} value={query} onChange={setQuery} />
      )}
      {empty === undefined &&
        found.slice(0, DRAWN).map(({ value, label, count }) => {
          const isOn = values.includes(value)
          return (
            <Checkbox
              key={value}
              label={count === undefined ? label : `${label} (${formatCount(count)})`}
              checked={isOn}
              disabled={isNot && !isOn && values.length === options.length - 1}
              onChange={(on) => change(on ? [...values, value] : values.filter((v) => v !== value), isNot)}
            />
          )
        })}
      <div role="status">{note && <p className={css.panelTitle}>{note}</p>}</div>
    </>
  )
}

/** Chosen, perhaps by a link, though no row has it now: it must be possible to take it away. */
function strangers(values: readonly string[], options: readonly CountedOption[]): readonly CountedOption[] {
  const missing = values.filter((value) => options.every((option) => option.value !== value))
  return missing.map((value) => ({ value, label: value, count: undefined }))
}

function noteOfFound(count: number, query: string, m: TableMessages['filters']): string {
  if (count === 0 && query) return m.noValue(query)
  return count > DRAWN ? m.moreValues(count - DRAWN) : ''
}

function noteOf(
  { loading, failed, ofFirst, options }: CountedOptions,
  m: TableMessages['filters'],
): string | undefined {
  if (loading) return m.counting
  if (failed) return m.notCounted
  if (ofFirst !== undefined) return m.ofFirst(ofFirst)
  return options.length === 0 ? m.noValues : undefined
}

const NEITHER = { not: undefined, empty: undefined }

type CountedOption = FilterOption & {
  /** Rows that have it, under the other active filters; undefined if unknown. */
  readonly count: number | undefined
}

type CountedOptions = {
  readonly options: readonly CountedOption[]
  readonly loading: boolean
  readonly failed: boolean
  /** How many rows were counted, where that was not all of them (R46). */
  readonly ofFirst: number | undefined
}

/** The options of a choice with how many rows each has: the server's own groups, else counted over its first rows. */
function useCountedOptions(spec: ChoiceFilter, list: FilteredList): CountedOptions {
  const { operation, query } = list
  const { [spec.field]: _, ...others } = query.filter ?? {}
  const asked = { ...(query.search && { search: query.search }), filter: others }
  const isFacet = operation.list?.facets?.includes(spec.field) === true
  const isWanted = isFacet || spec.fromServer === true
  const grouped = useList(
    operation,
    { ...asked, limit: 1, ...(isFacet && { facets: [spec.field] }) },
    { enabled: isWanted, within: others },
  )
  const groups = grouped.facets?.[spec.field]
  const isUngrouped = isWanted && grouped.data !== undefined && groups === undefined
  const rows = useList(
    operation,
    { ...asked, limit: CONSTANTS.limitMax },
    { enabled: isUngrouped, within: others },
  )
  const counts = groups
    ? new Map(groups.map(({ value, count }) => [String(value), count]))
    : rows.data && countsOf(rows.data, spec.field)
  const counted = rows.data?.length ?? 0
  return {
    options: counts
      ? withCounts(spec, counts)
      : spec.options.map((option) => ({ ...option, count: undefined })),
    loading: isWanted && counts === undefined && grouped.errors.length + rows.errors.length === 0,
    failed: isWanted && counts === undefined && grouped.errors.length + rows.errors.length > 0,
    ofFirst:
      isUngrouped && counted > 0 && counted < (grouped.totalCount ?? counted + 1) ? counted : undefined,
  }
}

function countsOf(rows: readonly object[], field: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const value: unknown = Reflect.get(row, field)
    if (value === null || value === undefined || value === '') continue
    counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  }
  return counts
}

/** The declared options in their order, then what only the server knows, where that may be chosen. */
function withCounts(spec: ChoiceFilter, counts: ReadonlyMap<string, number>): CountedOption[] {
  const declared = spec.options.map((option) => ({
    ...option,
    count: (option.standsFor ?? [option.value]).reduce((sum, value) => sum + (counts.get(value) ?? 0), 0),
  }))
  const known = new Set(spec.options.flatMap(({ value, standsFor }) => standsFor ?? [value]))
  const others = spec.fromServer
    ? [...counts]
        .filter(([value]) => value !== '' && !known.has(value))
        .map(([value, count]) => ({ value, label: value, count }))
    : []
  return [...declared, ...others]
}
