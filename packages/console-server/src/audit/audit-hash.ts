import { createHash } from 'node:crypto'
import type { AuditValue } from '@edconsole/console-core/contract'
import type { Selectable } from 'kysely'
import type { AuditEntriesTable } from '../db/schema/audit.ts'

/** What a chain starts with. */
export const FIRST_HASH = '0'.repeat(64)

/** An entry as it is hashed. */
export type HashedEntry = Readonly<Omit<Selectable<AuditEntriesTable>, 'id' | 'hash'>>

/**
 * Returns the hash of an entry. Fields are in a fixed order, because the database keeps no order of keys. The first item
 * names the form: entries of a later form get another number.
 */
export const auditHash = (entry: HashedEntry): string =>
  sha256(
    JSON.stringify([
      1,
      entry.previousHash,
      entry.chainId,
      entry.sequence,
      new Date(entry.at).toISOString(),
      entry.actorId,
      entry.actorDigest,
      entry.action,
      entry.operation,
      entry.subjectKind,
      entry.subjectId,
      entry.subjectName,
      entry.subjectDigest,
      entry.lea,
      entry.changes.map(({ field, kind, from, to }) => [field, kind, from, to]),
    ]),
  )

/** Returns the digest of a personal value, which without the salt can't be guessed from likely values. */
export const auditDigest = (salt: string, value: AuditValue): string =>
  sha256(`${salt} ${JSON.stringify(value)}`)

/** What is signed of a chain's end, or of a checkpoint: the purpose keeps one from serving as the other. */
export const signedText = (
  purpose: 'end' | 'checkpoint',
  { chainId, sequence, hash, at }: { chainId: number; sequence: number; hash: string; at?: string },
): string => JSON.stringify(['audit', purpose, chainId, sequence, hash, at && new Date(at).toISOString()])

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
