import type { BlackoutRange } from '@edconsole/console-core'
import { readDay, writeDay } from '../../parts/date-field/read-day.ts'

/** What a control of periods holds, whatever came: days as calls carry them, or what was typed while it is no day. */
export const rangesIn = (value: unknown): BlackoutRange[] =>
  Array.isArray(value) ? value.filter(isRange) : []

const isRange = (one: unknown): one is BlackoutRange =>
  typeof one === 'object' &&
  one !== null &&
  'from' in one &&
  'to' in one &&
  typeof one.from === 'string' &&
  typeof one.to === 'string'

export const isBlank = ({ from, to }: BlackoutRange): boolean => from === '' && to === ''

export const isDay = (text: string): boolean => readDay(text) === text

/** Which of its days keeps a period from being one. */
export const wrongDays = ({ from, to }: BlackoutRange): Record<keyof BlackoutRange, boolean> => ({
  from: !isDay(from),
  to: !isDay(to) || to < from,
})

/** Periods in words: `11/26/2026 – 11/27/2026, 12/24/2026`. */
export const rangesText = (value: unknown): string =>
  rangesIn(value)
    .map(({ from, to }) => (from === to ? writeDay(from) : `${writeDay(from)} – ${writeDay(to)}`))
    .join(', ')
