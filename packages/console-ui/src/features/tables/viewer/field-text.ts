import { formatCount, formatDateTime, formatYearPair } from '@edconsole/console-core'
import { writeDay } from '../../../parts/date-field/read-day.ts'
import { formatPhone } from '../../formats/format-phone.ts'
import type { TableField } from './table-field.ts'

type Present = string | number | boolean | readonly unknown[]

/** What people read of a field; empty where the row has no value. Hides nothing: `isHidden` of the caller decides that. */
export function fieldText(field: TableField, row: object, timeZone: string): string {
  const { from, kind, blank = '' } = field
  if (kind === 'person') return personName((from ?? []).map((name) => textAt(row, name)))
  if (kind === 'range') return rangeOf((from ?? []).map((name) => textAt(row, name)))
  const value = (from ?? [field.field]).map((name) => valueAt(row, name)).find((one) => one !== undefined)
  return value === undefined ? blank : textOf(field, value, timeZone)
}

function textOf({ kind, words }: TableField, value: Present, timeZone: string): string {
  if (Array.isArray(value)) return value.map((one) => words?.[String(one)] ?? String(one)).join(', ')
  const text = String(value)
  switch (kind) {
    case 'date':
      return writeDay(text)
    case 'instant':
      return formatDateTime(text, timeZone)
    case 'number':
      return typeof value === 'number' ? formatNumber(value) : text
    case 'year':
      return typeof value === 'number' ? formatYearPair(value) : text
    case 'phone':
      return formatPhone(text)
    default:
      return words?.[text] ?? text
  }
}

/** A value that is there: neither null nor an empty text or list. */
function valueAt(row: object, name: string): Present | undefined {
  const value: unknown = Reflect.get(row, name)
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if ((typeof value === 'string' || Array.isArray(value)) && value.length > 0) return value
  return undefined
}

const textAt = (row: object, name: string): string => String(valueAt(row, name) ?? '')

/** Whole numbers in groups, others as they are: credits of 2.5 stay 2.5. */
const formatNumber = (value: number): string => (Number.isInteger(value) ? formatCount(value) : String(value))

/** `Last, First M.` */
function personName([last = '', first = '', middle = '']: readonly string[]): string {
  const given = [first, middle && `${middle.charAt(0)}.`].filter(Boolean).join(' ')
  return [last, given].filter(Boolean).join(', ')
}

function rangeOf([low = '', high = '']: readonly string[]): string {
  return low === high ? low : [low, high].filter(Boolean).join('–')
}
