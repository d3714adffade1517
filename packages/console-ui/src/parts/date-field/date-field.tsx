import { useMessages } from '@edconsole/console-core'
import { type ReactElement, useContext, useRef, useState } from 'react'
import { FieldContext } from '../field/field-context.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { DateIcon } from '../icons/icons.ts'
import { lazyPart } from '../lazy-part/lazy-part.tsx'
import { partMessages } from '../messages.ts'
import { Popover } from '../popover/popover.tsx'
import { TextField } from '../text-field/text-field.tsx'
import * as css from './date-field.css.ts'
import { readDay, writeDay } from './read-day.ts'

export type DateFieldProps = {
  /** `YYYY-MM-DD`, or what was typed while it is no day; empty for none. */
  value: string
  /** The day once the text is one, else the text as it stands, so that nothing typed is lost. */
  onChange: (value: string) => void
  onBlur?: () => void
  /** What it is the day of; names the calendar, and the input where no Field stands around it. */
  label: string
  /** `YYYY-MM-DD`: first and last day that the calendar offers. */
  min?: string
  max?: string
  /** `YYYY-MM-DD`: marked in the calendar. Default: the computer's day. */
  today?: string
  disabled?: boolean
  readOnly?: boolean
  compact?: boolean
}

const Calendar = /* @__PURE__ */ lazyPart(async () => (await import('./calendar.tsx')).Calendar)

/** A day, typed as MM/dd/yyyy or picked in a calendar, whose code is fetched when its button is approached. */
export function DateField(props: DateFieldProps): ReactElement {
  const m = useMessages('parts', partMessages)
  const { value, onChange, onBlur, label, min, max, today, disabled, readOnly, compact } = props
  const [typed, setTyped] = useState<string | null>(null)
  const root = useRef<HTMLSpanElement>(null)
  const isInField = useContext(FieldContext) !== null
  const type = (text: string) => {
    setTyped(text)
    onChange(readDay(text) ?? text)
  }
  // What stands in the input is the reader's own spelling until it is left, as long as it means the value.
  const shown = typed !== null && (readDay(typed) ?? typed) === value ? typed : writeDay(value)
  const closed = disabled || readOnly
  return (
    <span ref={root} className={css.root}>
      <TextField
        {...(!isInField && { label })}
        value={shown}
        onChange={type}
        onBlur={() => {
          setTyped(null)
          onBlur?.()
        }}
        {...(compact !== undefined && { compact })}
        inputMode="numeric"
        autoComplete="off"
        placeholder={readOnly ? undefined : 'MM/dd/yyyy'}
        disabled={disabled}
        readOnly={readOnly}
        end={
          closed ? undefined : (
            <Popover
              label={m.calendar(label)}
              align="end"
              needs={Calendar}
              trigger={
                <IconButton
                  size="sm"
                  className={css.toggle}
                  label={m.choose(label)}
                  icon={<DateIcon size="sm" />}
                />
              }
            >
              {(close) => (
                <Calendar
                  value={readDay(value)}
                  min={min}
                  max={max}
                  today={today}
                  rightToLeft={root.current?.matches(':dir(rtl)') ?? false}
                  onPick={(day) => {
                    setTyped(null)
                    onChange(day)
                    close()
                  }}
                />
              )}
            </Popover>
          )
        }
      />
    </span>
  )
}
