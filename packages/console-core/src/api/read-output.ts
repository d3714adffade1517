import { withReaders } from '../resources/field-readers.ts'
import type { ListSpec, Operation } from '../resources/operation.ts'
import { isRecord } from './is-record.ts'

/**
 * What an answer of success holds for its call: rows where it answers with a list, else an item with fields (R17). Undefined
 * when it holds nothing of the kind: then nobody knows what is there, which is not the same as nothing.
 */
export const readOutput = <Body, Output>(
  operation: Operation<Body, Output>,
  data: unknown,
): Output | undefined => {
  if (operation.read) return operation.read(data)
  // What the server promised for this operation; lists are at least made of objects, so that no row stops a screen.
  if (operation.list || operation.answers === 'rows') return rowsOf(operation, data) as Output | undefined
  if (operation.answers === 'any')
    return data === undefined && operation.method === 'GET' ? undefined : ((data ?? null) as Output)
  // Some servers answer with a list of one.
  const item: unknown = Array.isArray(data) && data.length === 1 ? data[0] : data
  return hasFields(item)
    ? ((operation.fields ? withReaders(operation.fields, item) : item) as Output)
    : undefined
}

const rowsOf = <Body, Output>(
  { list, method, perItem, fields }: Operation<Body, Output>,
  data: unknown,
): object[] | undefined => {
  // Whoever removes things, or is told of each what became of it, relies on no rows.
  if (!Array.isArray(data)) return perItem || method === 'DELETE' ? [] : undefined
  const rows = data.filter(hasFields)
  if (rows.length === 0 && data.length > 0) return undefined
  const spelled = list?.spellings ? rows.map((row) => respelled(row, list.spellings)) : rows
  return fields ? spelled.map((row) => withReaders(fields, row)) : spelled
}

const hasFields = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.keys(value).length > 0

const respelled = (row: object, spellings: ListSpec['spellings'] = {}): object =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [spellings[name] ?? name, value]))
