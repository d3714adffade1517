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

/** Address and header of a call as the console writes them: district and client where the call takes them. */
export const addressOf = (
  id: OperationId,
  asked: Asked,
): { address: string; headers: Record<string, string> } => {
  const { path, lea, clientHeader } = OPERATIONS[id]
  const address = path.replace(/\{\w+\}/g, (name) => encodeURIComponent(recordOf(path, name, asked)))
  const query = [
    ...(lea === true && asked.lea !== undefined ? [`lea=${asked.lea}`] : []),
    ...(asked.query ? [asked.query] : []),
  ]
  return {
    address: `/api${address}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers:
      clientHeader && asked.clientId !== undefined ? { 'x-ied-client-id': String(asked.clientId) } : {},
  }
}

/** Makes a call of the contract. */
export const ask = (fetch: TestFetch, id: OperationId, asked: Asked): Promise<Response> => {
  const { method } = OPERATIONS[id]
  const { address, headers } = addressOf(id, asked)
  const body = method !== 'GET' && asked.body !== undefined ? { body: JSON.stringify(asked.body) } : {}
  return fetch(address, { method, headers, ...body })
}

const recordOf = (path: string, name: string, { record, districtId }: Asked): string => {
  if (path.startsWith('/district/{id}') && name === '{id}') return String(record ?? districtId ?? NO_RECORD)
  if (name === '{key}') return String(record ?? 'console.banner.message')
  return String(record ?? NO_RECORD)
}
