import { randomBytes } from 'node:crypto'
import type { AuditAction, AuditSubjectKind, AuditValue } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { StoredAuditChange } from '../db/schema/audit.ts'
import type { Db } from '../db/schema.ts'
import type { Call } from '../http/handler.ts'
import { authorOf } from '../http/require-caller.ts'
import type { Caller } from '../session/caller.ts'
import { type AuditSnapshot, type Difference, differencesOf } from './audit-changes.ts'
import { auditDigest, auditHash, FIRST_HASH, type HashedEntry, signedText } from './audit-hash.ts'
import { AUDIT_SUBJECTS } from './audit-subjects.ts'

/** What of a call an entry is made of. */
export type AuditedCall = Pick<Call, 'now' | 'secrets'> & {
  readonly operation: { readonly id: string }
  readonly caller: Pick<Caller, 'userId'> | null
}

/** What stands for the call where the operator runs a command: nobody is signed in there. */
export const commandCall = (
  command: 'sign-in-link' | 'person-export' | 'person-erase',
  { now, secrets }: Pick<AuditedCall, 'now' | 'secrets'>,
): AuditedCall => ({ operation: { id: command }, caller: null, now, secrets })

/** Records of one kind, by number: see `AuditSubject.read`. */
export type AuditedRecords = { readonly kind: AuditSubjectKind; readonly keys: readonly number[] }

/**
 * Runs a change of records, or their removal, and records what it changed, in the same transaction. Entries come last in
 * it, because they keep every other change of the client waiting.
 * @example await audited(trx, call, { kind: 'role', keys: [id] }, () => trx.updateTable('roles')…)
 */
export const audited = async <T>(
  trx: Db,
  call: AuditedCall,
  records: AuditedRecords,
  change: () => Promise<T>,
): Promise<T> => {
  const before = await read(trx, records)
  const answer = await change()
  await recordDifferences(trx, call, records, before)
  return answer
}

/** Records that something was created, in the same transaction. */
export const auditCreated = (trx: Db, call: AuditedCall, records: AuditedRecords): Promise<void> =>
  recordDifferences(trx, call, records, new Map())

/** Records something that was done with a record and left it as it is, in the same transaction. */
export const auditDone = async (
  trx: Db,
  call: AuditedCall,
  { kind, keys }: AuditedRecords,
  done: { readonly field: string; readonly to: string },
): Promise<void> => {
  const differences = [{ field: done.field, kind: 'plain' as const, from: null, to: done.to }]
  const records = await AUDIT_SUBJECTS[kind].read(trx, keys)
  await appendChanges(
    trx,
    call,
    records.map((record) => ({ kind, record, differences, action: 'update' })),
  )
}

type Snapshots = ReadonlyMap<number, AuditSnapshot>

const read = async (trx: Db, { kind, keys }: AuditedRecords): Promise<Snapshots> => {
  if (keys.length === 0) return new Map()
  return new Map((await AUDIT_SUBJECTS[kind].read(trx, keys)).map((one) => [one.key, one]))
}

const recordDifferences = async (
  trx: Db,
  call: AuditedCall,
  records: AuditedRecords,
  before: Snapshots,
): Promise<void> => {
  const { kind } = records
  const { isPersonal } = AUDIT_SUBJECTS[kind]
  const after = await read(trx, records)
  const changed = records.keys.flatMap((key): Change[] => {
    const [from, to] = [before.get(key) ?? null, after.get(key) ?? null]
    const record = to ?? from
    const differences = differencesOf(from, to, isPersonal)
    if (record === null || differences.length === 0) return []
    return [
      { kind, record, differences, action: from === null ? 'create' : to === null ? 'delete' : 'update' },
    ]
  })
  await appendChanges(trx, call, changed)
}

const appendChanges = async (trx: Db, call: AuditedCall, changed: readonly Change[]): Promise<void> => {
  if (changed.length === 0) return
  const { caller } = call
  // A public call has no user: a link from an email, for example.
  const actor = caller && { id: caller.userId, name: await authorOf({ db: trx, caller }) }
  const chains = Map.groupBy(changed, ({ record }) => record.clientId ?? PROVIDER_CHAIN)
  // Same order for every caller, so that no two wait for each other.
  for (const [chainId, changes] of [...chains].toSorted(([one], [other]) => one - other))
    await append(trx, call, { chainId, changes, actor })
}

/** The number of the chain for changes that belong to no client. */
export const PROVIDER_CHAIN = 0

type Change = {
  kind: AuditSubjectKind
  record: AuditSnapshot
  differences: Difference[]
  action: AuditAction
}

type Appended = { chainId: number; changes: readonly Change[]; actor: Actor | null }

type Actor = { readonly id: number; readonly name: string }

type Entry = HashedEntry & { readonly hash: string }

type Value = { sequence: number; name: string; owner: string; salt: string; value: AuditValue }

/** Adds entries to the end of a chain, which is held until the transaction ends. */
const append = async (trx: Db, call: AuditedCall, { chainId, changes, actor }: Appended): Promise<void> => {
  const end = await holdEnd(trx, chainId)
  const at = call.now().toISOString()
  const entries: Entry[] = []
  const values: Value[] = []
  for (const { kind, record, differences, action } of changes) {
    const sequence = (entries.at(-1) ?? end).sequence + 1
    const digest = (name: string, owner: string, value: AuditValue): string => {
      const salt = randomBytes(16).toString('hex')
      values.push({ sequence, name, owner, salt, value })
      return auditDigest(salt, value)
    }
    const owner = ownerOf(kind, record)
    const { hasPersonalName } = AUDIT_SUBJECTS[kind]
    const entry: HashedEntry = {
      chainId,
      sequence,
      at,
      actorId: actor?.id ?? null,
      actorDigest: actor && digest('actor', `user:${actor.id}`, actor.name),
      action,
      operation: call.operation.id,
      subjectKind: kind,
      subjectId: record.subjectId,
      subjectName: hasPersonalName ? null : record.name,
      subjectDigest: hasPersonalName ? digest('subject', owner, record.name) : null,
      lea: record.lea,
      changes: differences.map((one) =>
        stored(one, (side, value) => digest(`${one.field}.${side}`, owner, value)),
      ),
      previousHash: (entries.at(-1) ?? end).hash,
    }
    entries.push({ ...entry, hash: auditHash(entry) })
  }
  await insertEntries(trx, entries)
  await insertValues(trx, chainId, values)
  const last = entries.at(-1) ?? end
  await trx
    .updateTable('auditChains')
    .set({
      sequence: last.sequence,
      hash: last.hash,
      signature: call.secrets.sign(signedText('end', { chainId, sequence: last.sequence, hash: last.hash })),
    })
    .where('chainId', '=', chainId)
    .execute()
}

/** Whose values those of a record are. Numbers of staff are unique in their district only. */
const ownerOf = (kind: AuditSubjectKind, { subjectId, lea }: AuditSnapshot): string =>
  kind === 'staff' ? `staff:${lea}/${subjectId}` : `${kind}:${subjectId}`

const stored = (
  { field, kind, from, to }: Difference,
  digest: (side: 'from' | 'to', value: AuditValue) => string,
): StoredAuditChange => {
  if (kind === 'plain') return { field, kind, from, to }
  const side = (name: 'from' | 'to', value: AuditValue) =>
    value === null || kind === 'secret' ? secretOrNull(value) : digest(name, value)
  return { field, kind, from: side('from', from), to: side('to', to) }
}

const secretOrNull = (value: AuditValue): string | null => (typeof value === 'string' ? value : null)

const holdEnd = async (trx: Db, chainId: number) => {
  await trx
    .insertInto('auditChains')
    .values({ chainId, sequence: 0, hash: FIRST_HASH, signature: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return trx
    .selectFrom('auditChains')
    .select(['sequence', 'hash'])
    .where('chainId', '=', chainId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

const insertEntries = async (trx: Db, entries: readonly Entry[]): Promise<void> => {
  await sql`insert into audit_entries (chain_id, sequence, at, actor_id, actor_digest, action, operation, subject_kind,
      subject_id, subject_name, subject_digest, lea, changes, previous_hash, hash)
    select "chainId", sequence, at, "actorId", "actorDigest", action, operation, "subjectKind",
      "subjectId", "subjectName", "subjectDigest", lea, changes, "previousHash", hash
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry ("chainId" integer, sequence integer,
      at timestamptz, "actorId" integer, "actorDigest" text, action text, operation text, "subjectKind" text,
      "subjectId" text, "subjectName" text, "subjectDigest" text, lea text, changes jsonb, "previousHash" text,
      hash text)
    order by sequence`.execute(trx)
}

const insertValues = async (trx: Db, chainId: number, values: readonly Value[]): Promise<void> => {
  await sql`insert into audit_values (chain_id, sequence, name, owner, salt, value)
    select ${chainId}::integer, sequence, name, owner, salt, value
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as one (sequence integer, name text, owner text, salt text, value jsonb)`.execute(trx)
}
