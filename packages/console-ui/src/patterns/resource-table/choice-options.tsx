import { type ReactElement, useState } from 'react'
import { Checkbox } from '../../parts/checkbox/checkbox.tsx'
import { Select } from '../../parts/select/select.tsx'
import type { ChoiceFilter } from './filter-spec.ts'
import type { FilterChosen } from './model/filter-value.ts'

export type ChoiceOptionsProps = {
  spec: ChoiceFilter
  chosen: FilterChosen | undefined
  onChange: (chosen: FilterChosen | undefined) => void
}

/** Ticks for the values; where every row has one of them, also whether they are wanted or not. */
export function ChoiceOptions({ spec, chosen, onChange }: ChoiceOptionsProps): ReactElement {
  const not = chosen !== undefined && chosen !== 'any' && 'not' in chosen ? chosen.not : undefined
  const values = not ?? (Array.isArray(chosen) ? chosen : [])
  const [isNot, setNot] = useState(not !== undefined)
  const change = (next: readonly string[], negated: boolean) =>
    onChange(next.length === 0 ? undefined : negated ? { not: next } : next)
  return (
    <>
      {spec.whole && (
        <Select
          compact
          label="Condition"
          value={isNot ? 'not' : 'is'}
          options={[
            { value: 'is', label: 'is any of' },
            { value: 'not', label: 'is not' },
          ]}
          onChange={(operator) => {
            setNot(operator === 'not')
            // Nothing would be left.
            const next = operator === 'not' && values.length === spec.options.length ? [] : values
            change(next, operator === 'not')
          }}
        />
      )}
      {spec.options.map(({ value, label }) => {
        const isOn = values.includes(value)
        return (
          <Checkbox
            key={value}
            label={label}
            checked={isOn}
            disabled={isNot && !isOn && values.length === spec.options.length - 1}
            onChange={(on) => change(on ? [...values, value] : values.filter((v) => v !== value), isNot)}
          />
        )
      })}
    </>
  )
}
