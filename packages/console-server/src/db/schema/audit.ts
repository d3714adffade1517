import type { AuditAction, AuditSubjectKind, AuditValue } from '@edconsole/console-core/contract'
import type { Default, Json, Optional, Timestamp } from './columns.ts'

/** A change as it is stored: a personal one has digests where others have values. */
export type StoredAuditChange =
  | { field: string; kind: 'plain'; from: AuditValue; to: AuditValue }
  | { field: string; kind: 'personal' | 'secret'; from: string | null; to: string | null }

/** Append-only: the database refuses to change an entry, and to remove one unless a checkpoint has passed it. */
export type AuditEntriesTable = {
  id: Default<number>
  /** The client's number; 0 for the provider. */
  chainId: number
  sequence: number
  at: Timestamp
  actorId: Optional<number>
  /** Of the actor's name, see `AuditValuesTable`. */
  actorDigest: Optional<string>
  action: AuditAction
  operation: string
  subjectKind: AuditSubjectKind
  subjectId: string
  /** Null if the name is personal. */
  subjectName: Optional<string>
  subjectDigest: Optional<string>
  lea: Optional<string>
  changes: Json<StoredAuditChange[]>
  previousHash: string
  hash: string
}

/** A personal value of an entry. Without its row, no one can find out what the entry's digest was made of. */
export type AuditValuesTable = {
  chainId: number
  sequence: number
  /** `actor`, `subject`, or the side of a change: `emailAddress.from`. */
  name: string
  /** Whose value it is: `user:12`, `staff:4107320/8812`. */
  owner: string
  salt: string
  value: Json<AuditValue>
}

/** Where each chain ends. The signature is the server's. */
export type AuditChainsTable = { chainId: number; sequence: number; hash: string; signature: string }

/** The last entry of a chain that was removed because of its age. The signature is the server's. */
export type AuditCheckpointsTable = {
  chainId: number
  sequence: number
  hash: string
  at: Timestamp
  signature: string
}
