import { formatDay, zonedDay } from '@edconsole/console-core'
import type { ChoiceFilter, FilterSpec } from '../filter-spec.ts'
import type { TableMessages } from '../messages.ts'
import { addDays, daysBetween, isDay } from './day-in-zone.ts'

/** Days or numbers that a value lies between, both ends included or not; a part of a text; values it is none of; or whether there is one at all. */
export type FilterBounds = {
  readonly gte?: string
  readonly lte?: string
  readonly gt?: string
  readonly lt?: string
  readonly contains?: string
  readonly not?: readonly string[]
  readonly empty?: 'true' | 'false'
}

/** What is chosen for one filter, as the address writes it; `any` is a default that was switched off. */
export type FilterChosen = readonly string[] | FilterBounds | 'any'

export type Today = { readonly now: Date; readonly timeZone: string }

/** What can be said of a value beside what it is. */
const OPERATORS: Readonly<Record<FilterSpec['kind'], readonly string[]>> = {
  choice: ['not'],
  since: ['gte', 'lte', 'gt', 'lt'],
  flag: ['gte'],
  text: ['contains'],
  number: ['gte', 'lte'],
}

/** Reads one filter from the address; bad and unknown values are dropped without an error (ux 8.3). */
export function parseFilter(spec: FilterSpec, raw: unknown): FilterChosen | undefined {
  const { kind } = spec
  if (raw === 'any' && hasDefault(spec)) return 'any'
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return boundsOf(spec, raw)
  return kind === 'since' || kind === 'flag' ? undefined : valuesOf(spec, raw)
}

function boundsOf(spec: FilterSpec, raw: object): FilterBounds | undefined {
  const entries = Object.entries(raw)
  const empty = emptyOf(Reflect.get(raw, 'empty'))
  if (empty) return spec.kind !== 'flag' && spec.mayBeEmpty && entries.length === 1 ? { empty } : undefined
  if (spec.kind === 'choice') {
    const not = valuesOf(spec, Reflect.get(raw, 'not'))
    return spec.whole && not && not.length < spec.options.length ? { not } : undefined
  }
  const good = entries.every(
    ([operator, value]) => OPERATORS[spec.kind].includes(operator) && isValue(spec, String(value)),
  )
  return good && entries.length > 0
    ? Object.fromEntries(entries.map(([operator, value]) => [operator, String(value)]))
    : undefined
}

function emptyOf(raw: unknown): FilterBounds['empty'] {
  const text = String(raw)
  return text === 'true' || text === 'false' ? text : undefined
}

function valuesOf(spec: FilterSpec, raw: unknown): readonly string[] | undefined {
  const values = [raw].flat().filter((v): v is string => typeof v === 'string' && isValue(spec, v))
  return values.length > 0 ? [...new Set(values)] : undefined
}

function isValue(spec: FilterSpec, text: string): boolean {
  switch (spec.kind) {
    case 'choice':
      return text !== '' && (spec.open || spec.fromServer || spec.options.some(({ value }) => value === text))
    case 'since':
      return isDay(text)
    case 'flag':
      return text === String(spec.operator.gte)
    case 'text':
      return text.trim() !== ''
    case 'number':
      return /^-?\d{1,15}(\.\d{1,10})?$/.test(text)
  }
}

/** What applies when nothing was chosen. */
export function defaultChosen(spec: FilterSpec, today: Today): FilterChosen | undefined {
  if (spec.kind === 'choice') return spec.defaultValues
  return spec.kind === 'since' && spec.defaultDays !== undefined
    ? sinceDays(spec.defaultDays, today)
    : undefined
}

function hasDefault(spec: FilterSpec): boolean {
  if (spec.kind === 'choice') return spec.defaultValues !== undefined
  return spec.kind === 'since' && spec.defaultDays !== undefined
}

/** What stands for "not at work": a default has to be switched off, everything else is just gone. */
export function withoutFilter(spec: FilterSpec): FilterChosen | undefined {
  return hasDefault(spec) ? 'any' : undefined
}

export function sinceDays(days: number, { now, timeZone }: Today): { gte: string } {
  return { gte: addDays(zonedDay(now, timeZone), -days) }
}

/**
 * What a chip says after the filter's name: `is not`, and in bold `Failed, Held for review`. Nothing for a flag, whose
 * name says it all.
 */
export function describeChosen(
  spec: FilterSpec,
  chosen: FilterChosen,
  today: Today,
  m: TableMessages['filters'],
): { operator: string; value: string } {
  const { operators } = m
  const is = (value: string, operator = '') => ({ operator, value })
  if (chosen === 'any' || spec.kind === 'flag') return is('')
  if ('map' in chosen) return is(labelsOf(spec, chosen))
  const { gte, lte, gt, lt, contains, not, empty } = chosen
  if (empty) return is('', empty === 'true' ? operators.empty : operators.filled)
  if (not) return is(labelsOf(spec, not), operators.isNot)
  if (contains) return is(contains, operators.contains)
  const isDays = spec.kind === 'since'
  const write = (text = '') => (isDays ? formatDay(text) : text)
  if (gte && lte)
    return gte === lte ? is(write(gte)) : is(m.bounds(write(gte), write(lte)), operators.between)
  if (lt) return is(write(lt), operators.before)
  if (gt) return is(write(gt), operators.after)
  if (lte) return is(write(lte), isDays ? operators.until : operators.atMost)
  if (!isDays) return is(write(gte), operators.atLeast)
  const days = daysBetween(gte ?? '', zonedDay(today.now, today.timeZone))
  return is(spec.options.find((option) => option.days === days)?.label ?? m.since(write(gte)))
}

function labelsOf(spec: FilterSpec, values: readonly string[]): string {
  const { options }: Pick<ChoiceFilter, 'options'> = spec.kind === 'choice' ? spec : { options: [] }
  return values.map((v) => options.find(({ value }) => value === v)?.label ?? v).join(', ')
}

export function sameChosen(a: FilterChosen | undefined, b: FilterChosen | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
