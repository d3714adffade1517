import type { ListSpec, Operation } from '../resources/operation.ts'
import { decodeItem } from './decoders.ts'
import { hasFields } from './is-record.ts'

/** The decoded content of a successful response. */
export type Decoded<Output> = {
  output: Output
  /** How many list entries weren't rows and were dropped. */
  dropped: number
}

/**
 * Decodes a successful response: rows if the operation answers with a list, else an item with fields (R17). Returns undefined
 * if the response holds neither: that means unknown, not empty.
 */
export const decode = <Body, Output>(
  operation: Operation<Body, Output>,
  data: unknown,
): Decoded<Output> | undefined => {
  if (operation.read) return whole(operation.read(data))
  // The cast trusts the contract; entries that aren't objects are dropped, so that no row can crash a screen.
  if (operation.list || operation.answers === 'rows')
    return decodeRows(operation, data) as Decoded<Output> | undefined
  if (operation.answers === 'any')
    return data === undefined && operation.method === 'GET' ? undefined : whole((data ?? null) as Output)
  // Some servers answer with a one-element list.
  const item: unknown = Array.isArray(data) && data.length === 1 ? data[0] : data
  return hasFields(item) ? whole(decodeItem(operation.fields, item) as Output) : undefined
}

const whole = <Output>(output: Output): Decoded<Output> => ({ output, dropped: 0 })

const decodeRows = <Body, Output>(
  { list, method, perItem, fields }: Operation<Body, Output>,
  data: unknown,
): Decoded<object[]> | undefined => {
  // Removals and per-item calls don't read rows.
  if (!Array.isArray(data)) return perItem || method === 'DELETE' ? whole([]) : undefined
  const rows = data.filter(hasFields)
  if (rows.length === 0 && data.length > 0) return undefined
  return {
    output: rows.map((row) => keyed(decodeItem(fields, respelled(row, list?.spellings)), list?.key)),
    dropped: data.length - rows.length,
  }
}

/** A row without its key is shown, with an empty key. */
const keyed = (row: object, key: string | undefined): object =>
  key !== undefined && (Reflect.get(row, key) ?? null) === null ? { ...row, [key]: '' } : row

const respelled = (row: object, spellings: ListSpec['spellings']): object =>
  spellings
    ? Object.fromEntries(Object.entries(row).map(([name, value]) => [spellings[name] ?? name, value]))
    : row
