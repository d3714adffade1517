import {
  type ForwardRefExoticComponent,
  forwardRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react'
import { TextField } from '../text-field/text-field.tsx'
import { readNumber } from './read-number.ts'

export type NumberFieldProps = {
  /** As typed. What is no number stays, so that it can be corrected. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Its name where no Field stands around it. */
  label?: string
  min?: number
  max?: number
  /** What an arrow adds. Default 1. */
  step?: number
  /** Fractions make sense. */
  decimal?: boolean
  /** At the end of the control: "minutes". */
  unit?: ReactNode
  disabled?: boolean
  readOnly?: boolean
  compact?: boolean
  placeholder?: string
}

/** A number that is typed. Up and Down step by one, Page Up and Page Down by ten; scrolling over it changes nothing. */
export const NumberField: ForwardRefExoticComponent<NumberFieldProps & RefAttributes<HTMLInputElement>> =
  /* @__PURE__ */ forwardRef<HTMLInputElement, NumberFieldProps>(
    function NumberField(props, ref): ReactElement {
      const { min, max, step = 1, decimal = false, unit, ...text } = props
      const { value, onChange, disabled, readOnly } = text
      const number = readNumber(value)
      const onKeyDown = (event: KeyboardEvent) => {
        const steps = keySteps[event.key]
        if (steps === undefined || disabled || readOnly) return
        event.preventDefault()
        const next = (number ?? min ?? 0) + (number === null ? 0 : steps * step)
        // Sums of fractions are not exact.
        onChange(String(Number(Math.min(max ?? next, Math.max(min ?? next, next)).toFixed(6))))
      }
      return (
        <TextField
          {...text}
          ref={ref}
          role="spinbutton"
          inputMode={decimal ? 'decimal' : 'numeric'}
          autoComplete="off"
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={number ?? undefined}
          aria-valuetext={value}
          onKeyDown={onKeyDown}
          end={unit}
        />
      )
    },
  )

const keySteps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }
