import type { ReactElement } from 'react'
import { DayPicker } from 'react-day-picker'
import { DownIcon, NextIcon, PreviousIcon, UpIcon } from '../icons/icons.ts'
import * as css from './calendar.css.ts'

export type CalendarProps = {
  /** `YYYY-MM-DD` */
  value: string | null
  onPick: (day: string) => void
  min: string | undefined
  max: string | undefined
  today: string | undefined
  rightToLeft: boolean
}

/** A month of days. Arrows move by day and week, Page Up and Down by month, with Shift by year, Home and End to the ends of the week; Enter picks. */
export function Calendar({ value, onPick, min, max, today, rightToLeft }: CalendarProps): ReactElement {
  const selected = value === null ? undefined : dateOf(value)
  const now = today === undefined ? new Date() : dateOf(today)
  const first = min === undefined ? new Date(now.getFullYear() - 100, 0, 1) : dateOf(min)
  const last = max === undefined ? new Date(now.getFullYear() + 10, 11, 31) : dateOf(max)
  return (
    <DayPicker
      // The overlay has one purpose: the reader comes to pick a day.
      autoFocus
      required
      mode="single"
      captionLayout="dropdown"
      showOutsideDays
      fixedWeeks
      dir={rightToLeft ? 'rtl' : 'ltr'}
      selected={selected}
      defaultMonth={selected ?? now}
      today={now}
      startMonth={first}
      endMonth={last}
      disabled={[
        ...(min === undefined ? [] : [{ before: first }]),
        ...(max === undefined ? [] : [{ after: last }]),
      ]}
      onSelect={(day) => onPick(isoOf(day))}
      classNames={css.classNames}
      labels={{ labelDayButton: (day, { today, selected }) => nameOf(day, today, selected) }}
      components={{ Chevron }}
    />
  )
}

const icons = { up: UpIcon, down: DownIcon, left: PreviousIcon, right: NextIcon }

function Chevron({ orientation = 'down' }: { orientation?: keyof typeof icons }): ReactElement {
  const Icon = icons[orientation]
  return <Icon size="sm" />
}

/** The visible number is part of the name as it stands, so that who speaks to the computer can say it. */
function nameOf(day: Date, isToday: boolean | undefined, isSelected: boolean | undefined): string {
  const date = day.toLocaleDateString('en-US', { dateStyle: 'full' })
  return `${isToday ? 'Today, ' : ''}${date}${isSelected ? ', selected' : ''}`
}

/** Midnight of the day on this computer's clock, which is what the grid reckons in. */
function dateOf(iso: string): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  return new Date(year, month - 1, day)
}

function isoOf(date: Date): string {
  const pad = (number: number, length = 2) => String(number).padStart(length, '0')
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}
