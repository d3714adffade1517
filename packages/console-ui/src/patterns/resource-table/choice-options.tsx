import { formatCount } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { Checkbox } from '../../parts/checkbox/checkbox.tsx'
import { Select } from '../../parts/select/select.tsx'
import { type CountedOption, type CountedOptions, useCountedOptions } from './choice-options-counts.ts'
import * as css from './filter-bar.css.ts'
import type { ChoiceFilter, FilteredList } from './filter-spec.ts'
import type { TableMessages } from './messages.ts'
import type { FilterChosen } from './model/filter-value.ts'
import { emptyOperators } from './model/operators.ts'

export type ChoiceOptionsProps = {
  spec: ChoiceFilter
  list: FilteredList
  chosen: FilterChosen | undefined
  m: TableMessages['filters']
  onChange: (chosen: FilterChosen | undefined) => void
}

/** Ticks for the values; also whether they are wanted or not, where every row has one, and whether there is one. */
export function ChoiceOptions({ spec, list, chosen, m, onChange }: ChoiceOptionsProps): ReactElement {
  const { not, empty } = chosen === undefined || chosen === 'any' || 'map' in chosen ? NEITHER : chosen
  const values = not ?? (Array.isArray(chosen) ? chosen : [])
  const counted = useCountedOptions(spec, list)
  const options = [...counted.options, ...strangers(values, counted.options)]
  const [isNot, setNot] = useState(not !== undefined)
  const change = (next: readonly string[], negated: boolean) =>
    onChange(next.length === 0 ? undefined : negated ? { not: next } : next)
  const note = empty === undefined ? noteOf(counted, m) : ''
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
      {empty === undefined &&
        options.map(({ value, label, count }) => {
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

function noteOf({ loading, failed, ofFirst, options }: CountedOptions, m: TableMessages['filters']): string {
  if (loading) return m.counting
  if (failed) return m.notCounted
  if (ofFirst !== undefined) return m.ofFirst(ofFirst)
  return options.length === 0 ? m.noValues : ''
}

const NEITHER = { not: undefined, empty: undefined }
