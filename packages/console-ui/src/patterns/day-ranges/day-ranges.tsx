import { type BlackoutRange, useClock, zonedDay } from '@edconsole/console-core'
import { type ReactElement, useContext, useRef, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { DateField } from '../../parts/date-field/date-field.tsx'
import { Field } from '../../parts/field/field.tsx'
import { FieldContext } from '../../parts/field/field-context.ts'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { AddIcon, DeleteIcon } from '../../parts/icons/icons.ts'
import { ReadOnlyText } from '../../parts/text-field/read-only-text.tsx'
import type { CustomControlProps } from '../resource-form/index.ts'
import * as css from './day-ranges.css.ts'
import type { DayRangesMessages } from './messages.ts'
import { isBlank, isDay, rangesIn, rangesText, wrongDays } from './ranges-in.ts'
import { useDistrictTimeZone } from './use-district-time-zone.ts'

export type DayRangesProps = CustomControlProps & { m: DayRangesMessages }

const isSame = (a: readonly BlackoutRange[], b: readonly BlackoutRange[]): boolean =>
  a.length === b.length && a.every(({ from, to }, at) => from === b[at]?.from && to === b[at]?.to)

/** Periods of days, each with its first and its last. A line that nothing was entered into is not among them. */
export function DayRanges(props: DayRangesProps): ReactElement {
  const { value, onChange, onBlur, label, disabled, readOnly, m } = props
  const field = useContext(FieldContext)
  const root = useRef<HTMLDivElement>(null)
  const today = zonedDay(useClock()(), useDistrictTimeZone())
  const stored = rangesIn(value)
  const [lines, setLines] = useState(stored)
  const isKept = isSame(
    lines.filter((line) => !isBlank(line)),
    stored,
  )
  // Discarded, restored, or taken from others.
  const shown = isKept ? lines : stored
  if (readOnly) return <ReadOnlyText label={label} value={rangesText(stored)} />
  const change = (next: BlackoutRange[]) => {
    setLines(next)
    onChange(next.filter((line) => !isBlank(line)))
  }
  const focus = (at: number) =>
    requestAnimationFrame(() => {
      const rows = [...(root.current?.querySelectorAll('[data-ec-range]') ?? [])]
      const place = rows[at] ?? rows.at(-1) ?? root.current
      place?.querySelector<HTMLElement>('input, button')?.focus()
    })
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field around it has its name and its line
    <div
      role="group"
      ref={root}
      id={field?.id}
      className={css.list}
      aria-labelledby={field?.labelId}
      aria-describedby={field?.describedBy}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur()
      }}
    >
      {shown.map((range, at) => (
        <DayRangeRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place only
          key={at}
          number={at + 1}
          range={range}
          invalid={field?.invalid ?? false}
          disabled={disabled}
          today={today}
          m={m}
          onChange={(next) => change(shown.map((one, place) => (place === at ? next : one)))}
          onRemove={() => {
            change(shown.filter((_, place) => place !== at))
            focus(at)
          }}
        />
      ))}
      {disabled ? null : (
        <Button
          size="sm"
          icon={<AddIcon />}
          onClick={() => {
            change([...shown, { from: '', to: '' }])
            focus(shown.length)
          }}
        >
          {m.add}
        </Button>
      )}
    </div>
  )
}

type DayRangeRowProps = {
  /** From 1. */
  number: number
  range: BlackoutRange
  /** Something is wrong with one of the periods. */
  invalid: boolean
  disabled: boolean
  /** `YYYY-MM-DD` */
  today: string
  onChange: (range: BlackoutRange) => void
  onRemove: () => void
  m: DayRangesMessages
}

/** One period. Most are a single day: the last one follows the first until it comes after it. */
function DayRangeRow(props: DayRangeRowProps): ReactElement {
  const { number, range, invalid, disabled, today, onChange, onRemove, m } = props
  const { from, to } = range
  const wrong = wrongDays(range)
  const shared = { disabled, today }
  return (
    // biome-ignore lint/a11y/useSemanticElements: it has no legend of its own
    <div role="group" className={css.range} aria-label={m.range(number)} data-ec-range="">
      <Field label={m.from} marked={invalid && wrong.from}>
        <DateField
          {...shared}
          label={m.from}
          value={from}
          onChange={(day) => onChange({ from: day, to: isDay(day) && to < day ? day : to })}
        />
      </Field>
      <Field label={m.to} marked={invalid && wrong.to}>
        <DateField
          {...shared}
          label={m.to}
          {...(isDay(from) && { min: from })}
          value={to}
          onChange={(day) => onChange({ from, to: day })}
        />
      </Field>
      {disabled ? null : <IconButton label={m.remove(number)} icon={<DeleteIcon />} onClick={onRemove} />}
    </div>
  )
}
