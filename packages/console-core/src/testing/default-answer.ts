import { isRecord } from '../api/is-record.ts'
import type { Query } from '../query/query-string.ts'
import { OPERATIONS, type OperationId } from '../resources/operation-id.ts'
import { SAMPLES } from './samples.ts'

type Asked = {
  readonly params: Readonly<Record<string, string>>
  readonly query: Query
  readonly body: unknown
}

/** What a call answers with in a test that says nothing else: its sample, with what the request says of it. */
export const defaultAnswer = (id: OperationId, { params, query, body }: Asked): unknown => {
  const sample: unknown = JSON.parse(JSON.stringify(SAMPLES[id]))
  if (Array.isArray(sample)) return sample.filter((row) => isAskedFor(row, OPERATIONS[id].query, query))
  if (!isRecord(sample)) return sample
  const given = Object.entries(Object.assign({}, params, isRecord(body) ? body : {}))
  for (const [name, value] of given) {
    if (name in sample)
      sample[name] = typeof sample[name] === 'number' && value !== null ? Number(value) : value
  }
  return sample
}

/** Whether a row has what the query's own keys name, such as `componentName=students`. */
const isAskedFor = (row: unknown, keys: readonly string[] = [], query: Query): boolean =>
  !isRecord(row) ||
  keys.every((key) => query[key] === undefined || !(key in row) || String(row[key]) === String(query[key]))
