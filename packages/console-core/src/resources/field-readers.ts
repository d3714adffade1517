import { isRecord } from '../api/is-record.ts'

/** Makes a field's value of whatever an answer holds there (R17). Never throws. */
export type FieldReader = (value: unknown) => unknown

/** By name, the fields of an item that are not taken as they come. */
export type FieldReaders = Readonly<Record<string, FieldReader>>

/** A text, or null; numbers are written as one. */
const textOrNull: FieldReader = (value) => {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}

const KINDS = {
  /** A text that is always there. */
  text: (value: unknown) => textOrNull(value) ?? '',
  textOrNull,
  /** A text that says something, or null. */
  filled(value: unknown) {
    const text = textOrNull(value)
    return typeof text === 'string' && text.trim() !== '' ? text : null
  },
  /** A number, also one that is spelled as a text; else null. */
  number(value: unknown) {
    const given = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    return typeof given === 'number' && Number.isFinite(given) ? given : null
  },
  /** A list of texts that is always there. */
  texts: (value: unknown) =>
    Array.isArray(value) ? value.map(textOrNull).filter((one) => one !== null && one !== '') : [],
}

/**
 * Says of the fields of an item, by kind, what screens rely on, whatever an answer holds in them.
 * @example readersOf<District>({ text: ['lea', 'districtName'], number: ['sisYear'] })
 * @__NO_SIDE_EFFECTS__
 */
export function readersOf<Item>(
  names: { readonly [Kind in keyof typeof KINDS]?: readonly (keyof Item & string)[] },
  others: { readonly [Name in keyof Item]?: FieldReader } = {},
): FieldReaders {
  const kinds = Object.entries(names) as [keyof typeof KINDS, readonly string[]][]
  const readers = kinds.flatMap(([kind, fields]) => fields.map((field) => [field, KINDS[kind]] as const))
  return Object.assign(Object.fromEntries(readers), others)
}

/**
 * A list of items that is always there; what is none is left out.
 * @__NO_SIDE_EFFECTS__
 */
export function itemsOf(fields: FieldReaders): FieldReader {
  return (value) =>
    Array.isArray(value) ? value.filter(isRecord).map((one) => withReaders(fields, one)) : []
}

/**
 * An item that is always there.
 * @__NO_SIDE_EFFECTS__
 */
export function itemOf(fields: FieldReaders): FieldReader {
  return (value) => withReaders(fields, isRecord(value) ? value : {})
}

/** An item with its fields read; the others stay as they are. */
export const withReaders = (fields: FieldReaders, item: object): object => {
  const read: Record<string, unknown> = Object.fromEntries(Object.entries(item))
  for (const name in fields) read[name] = fields[name]?.(read[name])
  return read
}
