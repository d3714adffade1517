import type { AuditValue } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { auditDigest, auditHash, FIRST_HASH, signedText } from './audit-hash.ts'

/** What a check found out about one chain. */
export type ChainReport = {
  /** The client's number; 0 for the provider. */
  readonly chainId: number
  readonly clientName: string | null
  /** Entries that were checked. */
  readonly entries: number
  /** The sequence number that the check began after: 0, or that of the checkpoint. */
  readonly after: number
  /** Values that were erased since. */
  readonly erased: number
  /** What is wrong at the first place where something is; null if nothing is. */
  readonly fault: string | null
}

const PAGE = 1000

/** Checks every chain from its start, or its checkpoint, to its signed end. Each is read as of one moment. */
export const verifyAudit = async (
  db: Db,
  secrets: Pick<Secrets, 'isSigned'>,
  report: (chain: ChainReport) => void,
): Promise<boolean> => {
  const { rows } = await sql<{ chainId: number; clientName: string | null }>`
    select chain_id, (select client_name from clients where clients.id = chain_id)
    from (select chain_id from audit_chains union select chain_id from audit_entries
      union select chain_id from audit_checkpoints) as chains order by chain_id`.execute(db)
  let isWhole = true
  for (const chain of rows) {
    const found = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) => verifyChain(trx, secrets, chain.chainId))
    report({ ...chain, ...found })
    isWhole &&= found.fault === null
  }
  return isWhole
}

type Found = Omit<ChainReport, 'chainId' | 'clientName'>

const verifyChain = async (
  trx: Db,
  { isSigned }: Pick<Secrets, 'isSigned'>,
  chainId: number,
): Promise<Found> => {
  const checkpoint = await trx
    .selectFrom('auditCheckpoints')
    .selectAll()
    .where('chainId', '=', chainId)
    .executeTakeFirst()
  const after = checkpoint?.sequence ?? 0
  const found = { after, entries: 0, erased: 0 }
  const broken = (fault: string): Found => ({ ...found, fault })
  if (checkpoint && !isSigned(signedText('checkpoint', checkpoint), checkpoint.signature))
    return broken(`The checkpoint at entry ${after} isn't signed by this server.`)
  let last = { sequence: after, hash: checkpoint?.hash ?? FIRST_HASH }
  for (let page = await entriesAfter(trx, chainId, last.sequence); page.length > 0; ) {
    const values = await valuesOf(trx, chainId, page)
    for (const entry of page) {
      const { sequence, hash } = entry
      if (sequence !== last.sequence + 1) return broken(`Entry ${last.sequence + 1} is missing.`)
      if (entry.previousHash !== last.hash)
        return broken(`Entry ${sequence} doesn't follow the entry before it.`)
      if (auditHash(entry) !== hash) return broken(`Entry ${sequence} was changed.`)
      for (const [name, digest] of digestsOf(entry)) {
        const kept = values.get(`${sequence}/${name}`)
        if (kept === undefined) found.erased += 1
        else if (auditDigest(kept.salt, kept.value) !== digest)
          return broken(`The value '${name}' of entry ${sequence} was changed.`)
      }
      last = { sequence, hash }
      found.entries += 1
    }
    page = await entriesAfter(trx, chainId, last.sequence)
  }
  const end = await trx
    .selectFrom('auditChains')
    .selectAll()
    .where('chainId', '=', chainId)
    .executeTakeFirst()
  if (!end || !isSigned(signedText('end', end), end.signature))
    return broken("The end of the chain isn't signed by this server.")
  if (end.sequence > last.sequence) return broken(`Entry ${last.sequence + 1} is missing.`)
  if (end.sequence < last.sequence || end.hash !== last.hash)
    return broken(
      `Entry ${Math.min(end.sequence, last.sequence)} isn't the one that the chain was signed with.`,
    )
  return { ...found, fault: null }
}

const entriesAfter = (trx: Db, chainId: number, sequence: number) =>
  trx
    .selectFrom('auditEntries')
    .selectAll()
    .where('chainId', '=', chainId)
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(PAGE)
    .execute()

type Entry = Awaited<ReturnType<typeof entriesAfter>>[number]

/** The digests of an entry, each by the name of its value. */
const digestsOf = ({ actorDigest, subjectDigest, changes }: Entry): [name: string, digest: string][] =>
  [
    ['actor', actorDigest] as const,
    ['subject', subjectDigest] as const,
    ...changes.flatMap((change) =>
      change.kind === 'personal'
        ? [[`${change.field}.from`, change.from] as const, [`${change.field}.to`, change.to] as const]
        : [],
    ),
  ].flatMap(([name, digest]): [string, string][] => (digest === null ? [] : [[name, digest]]))

const valuesOf = async (
  trx: Db,
  chainId: number,
  entries: readonly Entry[],
): Promise<Map<string, { salt: string; value: AuditValue }>> => {
  const rows = await trx
    .selectFrom('auditValues')
    .select(['sequence', 'name', 'salt', 'value'])
    .where('chainId', '=', chainId)
    .where('sequence', '>=', entries[0]?.sequence ?? 0)
    .where('sequence', '<=', entries.at(-1)?.sequence ?? 0)
    .execute()
  return new Map(rows.map(({ sequence, name, ...kept }) => [`${sequence}/${name}`, kept]))
}
