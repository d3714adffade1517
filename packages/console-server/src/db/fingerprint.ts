import { createHash } from 'node:crypto'
import { MIGRATIONS } from './migrations/index.ts'

/** Names the shape of the database and whatever else a kept copy depends on. */
export const fingerprint = (...parts: unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([MIGRATIONS, ...parts]))
    .digest('hex')
    .slice(0, 20)
