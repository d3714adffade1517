import { zonedDay } from '@edconsole/console-core'
import { type FocusEvent, type FormEvent, type ReactElement, useId, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { DateField } from '../../parts/date-field/date-field.tsx'
import { Select } from '../../parts/select/select.tsx'
import { TextField } from '../../parts/text-field/text-field.tsx'
import * as css from './filter-bar.css.ts'
import type { NumberFilter, SinceFilter, TextFilter } from './filter-spec.ts'
import type { TableMessages } from './messages.ts'
import { type FilterChosen, parseFilter, type Today } from './model/filter-value.ts'
import { chosenOf, enteredOf, needsNothing, operatorsOf } from './model/operators.ts'

export type BoundsFormProps = {
  spec: SinceFilter | NumberFilter | TextFilter
  chosen: FilterChosen | undefined
  today: Today
  m: TableMessages['filters']
  onApply: (chosen: FilterChosen) => void
}

/** An operator, and the day, number or text that it compares with; Apply or Enter takes it. */
export function BoundsForm({ spec, chosen, today, m, onApply }: BoundsFormProps): ReactElement {
  const operators = operatorsOf(spec, m)
  const entered = enteredOf(spec.kind, chosen)
  const [operator, setOperator] = useState(entered?.operator ?? operators[0]?.value ?? 'is')
  const [first, setFirst] = useState(entered?.first ?? '')
  const [second, setSecond] = useState(entered?.second ?? '')
  const [error, setError] = useState('')
  const errorId = useId()
  const isBetween = operator === 'between'
  const apply = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const wanted = chosenOf(spec.kind, operator, first.trim(), second.trim())
    const isTurned = isBetween && (spec.kind === 'number' ? Number(first) > Number(second) : first > second)
    if (parseFilter(spec, wanted) === undefined) setError(m.invalid[spec.kind])
    else if (isTurned) setError(m.reversed)
    else onApply(wanted)
  }
  const field = (label: string, value: string, onChange: (value: string) => void) =>
    spec.kind === 'since' ? (
      <DateField
        compact
        label={label}
        value={value}
        onChange={onChange}
        today={zonedDay(today.now, today.timeZone)}
      />
    ) : (
      <TextField
        compact
        label={label}
        value={value}
        onChange={onChange}
        aria-describedby={error && errorId}
        inputMode={spec.kind === 'number' ? 'decimal' : 'text'}
        autoComplete="off"
      />
    )
  return (
    <form className={css.form} onSubmit={apply} onBlur={keepOpen} noValidate>
      <Select
        compact
        label={m.condition}
        value={operator}
        options={operators}
        onChange={(wanted) => setOperator(operators.find(({ value }) => value === wanted)?.value ?? operator)}
      />
      {!needsNothing(operator) && field(isBetween ? m.from : spec.label, first, setFirst)}
      {isBetween && field(m.to, second, setSecond)}
      <p id={errorId} role="alert" className={css.wrong}>
        {error}
      </p>
      <Button type="submit" size="sm">
        {m.apply}
      </Button>
    </form>
  )
}

/** The panel closes when the focus leaves it; into the calendar of a field in it, it only seems to. */
function keepOpen(event: FocusEvent<HTMLElement>): void {
  const own = event.currentTarget.closest('[role="dialog"]')
  const next = event.relatedTarget?.closest('[role="dialog"]')
  if (next && next !== own && !next.querySelector('[data-ec-table]')) event.stopPropagation()
}
