import type { ComponentDefinition } from '../components/define-component.ts'
import type { Field } from '../components/field.ts'
import { isRecord } from './is-record.ts'

/** Turns whatever a response holds into a field's value (R17). Never throws. */
export type Decoder = (value: unknown) => unknown

/** Decoders by field name; other fields are kept as received. */
export type Decoders = Readonly<Record<string, Decoder>>

/** Text or null; numbers become text. */
const textOrNull: Decoder = (value) => {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}

const KINDS = {
  /** Text, never null. */
  text: (value: unknown) => textOrNull(value) ?? '',
  textOrNull,
  /** Non-blank text, or null. */
  filled(value: unknown) {
    const text = textOrNull(value)
    return typeof text === 'string' && text.trim() !== '' ? text : null
  },
  /** A number, or text that spells one; otherwise null, because a count that wasn't sent isn't 0. */
  number(value: unknown) {
    const given = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    return typeof given === 'number' && Number.isFinite(given) ? given : null
  },
  /** An item's key as received, or an empty text. */
  key: (value: unknown) => value ?? '',
  /** A boolean, or text that spells one; otherwise false. */
  flag: (value: unknown) => flagOr(false, value),
  /** A list of texts, never null. */
  texts: (value: unknown) =>
    Array.isArray(value) ? value.map(textOrNull).filter((one) => one !== null && one !== '') : [],
}

/**
 * Declares the fields of an item by kind, so that screens can rely on their types whatever a response holds.
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

/** Whole numbers, also those that are spelled as text; others are left out. */
export const numbersOf: Decoder = (value) =>
  (Array.isArray(value) ? value : []).map(Number).filter(Number.isSafeInteger)

/**
 * Derives the decoders of a component's rows from its declared fields.
 * @__NO_SIDE_EFFECTS__
 */
export function rowDecoders({ fields }: ComponentDefinition): Decoders {
  const own = Object.entries(fields).map(([name, field]) => [name, decoderOf(field)] as const)
  return { ...Object.fromEntries(own), ...ROW_META }
}

// A row without `isActive` is active. `dateLastModified` is kept as received: it's sent back as the row's version.
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
 * Decodes a list of items, never null; entries that aren't objects are dropped.
 * @__NO_SIDE_EFFECTS__
 */
export function itemsOf(decoders: Decoders): Decoder {
  return (value) =>
    Array.isArray(value) ? value.filter(isRecord).map((one) => decodeItem(decoders, one)) : []
}

/**
 * Decodes an item, never null.
 * @__NO_SIDE_EFFECTS__
 */
export function itemOf(decoders: Decoders): Decoder {
  return (value) => decodeItem(decoders, isRecord(value) ? value : {})
}

/** Decodes an item's declared fields; unknown ones are kept as received. */
export const decodeItem = (decoders: Decoders | undefined, item: object): object => {
  if (!decoders) return item
  const decoded: Record<string, unknown> = { ...item }
  for (const name in decoders) decoded[name] = decoders[name]?.(decoded[name])
  return decoded
}
