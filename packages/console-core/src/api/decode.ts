import type { ListSpec, Operation } from '../resources/operation.ts'
import { decodeItem } from './decoders.ts'
import { hasFields } from './is-record.ts'

/** What an answer of success holds, as its call promises it. */
export type Decoded<Output> = {
  output: Output
  /** How many entries of a list were no rows; they are left out. */
  dropped: number
}

/**
 * Decodes what an answer of success holds: rows where its call answers with a list, else an item with fields (R17). Undefined
 * when it holds nothing of the kind: then nobody knows what is there, which isn't the same as nothing.
 */
export const decode = <Body, Output>(
  operation: Operation<Body, Output>,
  data: unknown,
): Decoded<Output> | undefined => {
  if (operation.read) return whole(operation.read(data))
  // What the server promised for this operation; lists are at least made of objects, so that no row stops a screen.
  if (operation.list || operation.answers === 'rows')
    return decodeRows(operation, data) as Decoded<Output> | undefined
  if (operation.answers === 'any')
    return data === undefined && operation.method === 'GET' ? undefined : whole((data ?? null) as Output)
  // Some servers answer with a list of one.
  const item: unknown = Array.isArray(data) && data.length === 1 ? data[0] : data
  return hasFields(item) ? whole(decodeItem(operation.fields, item) as Output) : undefined
}

const whole = <Output>(output: Output): Decoded<Output> => ({ output, dropped: 0 })

const decodeRows = <Body, Output>(
  { list, method, perItem, fields }: Operation<Body, Output>,
  data: unknown,
): Decoded<object[]> | undefined => {
  // Whoever removes things, or is told of each what became of it, relies on no rows.
  if (!Array.isArray(data)) return perItem || method === 'DELETE' ? whole([]) : undefined
  const rows = data.filter(hasFields)
  if (rows.length === 0 && data.length > 0) return undefined
  return {
    output: rows.map((row) => keyed(decodeItem(fields, respelled(row, list?.spellings)), list?.key)),
    dropped: data.length - rows.length,
  }
}

/** A row without its key is shown, but named by nothing. */
const keyed = (row: object, key: string | undefined): object =>
  key !== undefined && (Reflect.get(row, key) ?? null) === null ? { ...row, [key]: '' } : row

const respelled = (row: object, spellings: ListSpec['spellings']): object =>
  spellings
    ? Object.fromEntries(Object.entries(row).map(([name, value]) => [spellings[name] ?? name, value]))
    : row
