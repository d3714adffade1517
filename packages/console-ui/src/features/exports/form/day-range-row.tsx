import type { BlackoutRange } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { DateField } from '../../../parts/date-field/date-field.tsx'
import { Field } from '../../../parts/field/field.tsx'
import { IconButton } from '../../../parts/icon-button/icon-button.tsx'
import { DeleteIcon } from '../../../parts/icons/icons.ts'
import * as css from './day-ranges.css.ts'
import type { ExportFormMessages } from './messages.ts'
import { isDay, wrongDays } from './ranges-in.ts'

export type DayRangeRowProps = {
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
  m: ExportFormMessages['ranges']
}

/** One period. Most are a single day: the last one follows the first until it comes after it. */
export function DayRangeRow(props: DayRangeRowProps): ReactElement {
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
