import { hash } from 'node:crypto'

/** Equal for equal records: an import compares it with the stored row's. */
export const rowHash = (record: Readonly<Record<string, unknown>>): string =>
  hash('sha1', JSON.stringify(record), 'base64url')
