import type { ComponentDefinition } from '../components/define-component.ts'
import type { Field } from '../components/field.ts'
import { isRecord } from './is-record.ts'

/** Makes a field's value of whatever an answer holds there (R17). Never throws. */
export type Decoder = (value: unknown) => unknown

/** By name, the fields of an item that aren't taken as they come. */
export type Decoders = Readonly<Record<string, Decoder>>

/** Text, or null; numbers are written as one. */
const textOrNull: Decoder = (value) => {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}

const KINDS = {
  /** Text that is always there. */
  text: (value: unknown) => textOrNull(value) ?? '',
  textOrNull,
  /** Text that says something, or null. */
  filled(value: unknown) {
    const text = textOrNull(value)
    return typeof text === 'string' && text.trim() !== '' ? text : null
  },
  /** A number, also one that is spelled as text; else null: a count that wasn't sent isn't 0. */
  number(value: unknown) {
    const given = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    return typeof given === 'number' && Number.isFinite(given) ? given : null
  },
  /** What names an item: as it came, or nothing. */
  key: (value: unknown) => value ?? '',
  /** Yes or no, also one that is spelled as text; else no. */
  flag: (value: unknown) => flagOr(false, value),
  /** A list of texts that is always there. */
  texts: (value: unknown) =>
    Array.isArray(value) ? value.map(textOrNull).filter((one) => one !== null && one !== '') : [],
}

/**
 * Says of the fields of an item, by kind, what screens rely on, whatever an answer holds in them.
 * @example decodersOf<District>({ text: ['lea', 'districtName'], number: ['sisYear'] })
 * @__NO_SIDE_EFFECTS__
 */
export function decodersOf<Item>(
  names: { readonly [Kind in keyof typeof KINDS]?: readonly (keyof Item & string)[] },
  others: { readonly [Name in keyof Item]?: Decoder } = {},
): Decoders {
  const kinds = Object.entries(names) as [keyof typeof KINDS, readonly string[]][]
  const decoders = kinds.flatMap(([kind, fields]) => fields.map((field) => [field, KINDS[kind]] as const))
  return Object.assign(Object.fromEntries(decoders), others)
}

/**
 * The same for the rows of a component, whose fields say it themselves.
 * @__NO_SIDE_EFFECTS__
 */
export function rowDecoders({ fields }: ComponentDefinition): Decoders {
  const own = Object.entries(fields).map(([name, field]) => [name, decoderOf(field)] as const)
  return { ...Object.fromEntries(own), ...ROW_META }
}

// A row that doesn't say so is in use. The last change stays as it came: it's sent back as the version of the row.
const ROW_META: Decoders = {
  lea: KINDS.text,
  schoolYear: KINDS.number,
  batchId: KINDS.number,
  sourceId: KINDS.text,
  isActive: (value) => flagOr(true, value),
  isManual: KINDS.flag,
}

const decoderOf = ({ kind, blank }: Field): Decoder => {
  if (kind === 'number') return KINDS.number
  if (kind === 'list') return KINDS.texts
  if (kind === 'flag') return (value) => flagOr(blank === true, value)
  const absent = blank === undefined ? '' : blank
  return (value) => textOrNull(value) ?? absent
}

const flagOr = (absent: boolean, value: unknown): boolean => {
  if (typeof value === 'boolean') return value
  const text = textOrNull(value)
  if (text === 'true' || text === '1') return true
  return text === 'false' || text === '0' ? false : absent
}

/**
 * A list of items that is always there; what is none is left out.
 * @__NO_SIDE_EFFECTS__
 */
export function itemsOf(decoders: Decoders): Decoder {
  return (value) =>
    Array.isArray(value) ? value.filter(isRecord).map((one) => decodeItem(decoders, one)) : []
}

/**
 * An item that is always there.
 * @__NO_SIDE_EFFECTS__
 */
export function itemOf(decoders: Decoders): Decoder {
  return (value) => decodeItem(decoders, isRecord(value) ? value : {})
}

/** An item with its fields decoded; unknown ones stay beside them as they came. */
export const decodeItem = (decoders: Decoders | undefined, item: object): object => {
  if (!decoders) return item
  const decoded: Record<string, unknown> = { ...item }
  for (const name in decoders) decoded[name] = decoders[name]?.(decoded[name])
  return decoded
}
