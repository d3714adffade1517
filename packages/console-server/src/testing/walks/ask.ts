import { OPERATIONS, type OperationId } from '@edconsole/console-core/contract'
import type { TestFetch } from '../create-test-server.ts'

/** About which district and client a call is made, and for which record. */
export type Asked = {
  lea?: string
  districtId?: number
  clientId?: number
  /** In place of `{id}` and its like; a number that no record has when absent. */
  record?: string | number
  body?: unknown
  query?: string
}

/** A number that no record has. */
export const NO_RECORD = 99_999_999

/** Makes a call of the contract as the console does: district, client header and body where the call takes them. */
export const ask = (fetch: TestFetch, id: OperationId, asked: Asked): Promise<Response> => {
  const { method, path, lea, clientHeader } = OPERATIONS[id]
  const address = path.replace(/\{\w+\}/g, (name) => encodeURIComponent(recordOf(path, name, asked)))
  const query = [
    ...(lea === true && asked.lea !== undefined ? [`lea=${asked.lea}`] : []),
    ...(asked.query ? [asked.query] : []),
  ]
  return fetch(`/api${address}${query.length > 0 ? `?${query.join('&')}` : ''}`, {
    method,
    ...(method !== 'GET' && asked.body !== undefined ? { body: JSON.stringify(asked.body) } : {}),
    ...(clientHeader && asked.clientId !== undefined
      ? { headers: { 'x-ied-client-id': String(asked.clientId) } }
      : {}),
  })
}

const recordOf = (path: string, name: string, { record, districtId }: Asked): string => {
  if (path.startsWith('/district/{id}') && name === '{id}') return String(record ?? districtId ?? NO_RECORD)
  if (name === '{key}') return String(record ?? 'console.support.email')
  return String(record ?? NO_RECORD)
}
