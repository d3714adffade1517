import type { Db } from '../db/schema.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { signedText } from './audit-hash.ts'

/** How long entries are kept unless the operator says otherwise. */
export const AUDIT_YEARS = 7

type Retention = { readonly secrets: Pick<Secrets, 'sign'>; readonly now: Date; readonly years: number }

/** Removes entries that are older than the limit; a signed checkpoint takes their place in each chain. */
export const retainAudit = async (db: Db, { secrets, now, years }: Retention): Promise<void> => {
  const limit = new Date(now)
  limit.setUTCFullYear(limit.getUTCFullYear() - years)
  const old = await db
    .selectFrom('auditEntries')
    .select('chainId')
    .distinct()
    .where('at', '<', limit.toISOString())
    .orderBy('chainId')
    .execute()
  for (const { chainId } of old)
    await db.transaction().execute(async (trx) => {
      // Locked as when an entry is added, so that two servers don't process the same entries.
      await trx
        .selectFrom('auditChains')
        .select('chainId')
        .where('chainId', '=', chainId)
        .forUpdate()
        .execute()
      const last = await trx
        .selectFrom('auditEntries')
        .select(['sequence', 'hash'])
        .where('chainId', '=', chainId)
        .where('at', '<', limit.toISOString())
        .orderBy('sequence', 'desc')
        .limit(1)
        .executeTakeFirst()
      if (!last) return
      const at = now.toISOString()
      const checkpoint = { sequence: last.sequence, hash: last.hash, at }
      const signature = secrets.sign(signedText('checkpoint', { chainId, ...checkpoint }))
      await trx
        .insertInto('auditCheckpoints')
        .values({ chainId, ...checkpoint, signature })
        .onConflict((conflict) => conflict.column('chainId').doUpdateSet({ ...checkpoint, signature }))
        .execute()
      for (const table of ['auditValues', 'auditEntries'] as const)
        await trx
          .deleteFrom(table)
          .where('chainId', '=', chainId)
          .where('sequence', '<=', last.sequence)
          .execute()
    })
}
