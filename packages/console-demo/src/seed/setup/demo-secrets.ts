import type { Db, Secrets } from '@edconsole/console-server/internal'
import { seedAudit } from '../audit/seed-audit.ts'
import { addExportPasswords } from '../exports/add-export-passwords.ts'
import { addProviderSecrets } from '../platform/add-provider-secrets.ts'
import type { SeedKind } from '../seed-kind.ts'
import { addWebhooks } from './add-webhooks.ts'
import { demoSisKey } from './demo-sis-key.ts'

const DAY = 86_400_000

/**
 * The invented secrets of the demo's SIS connections, exports and ways to sign in, and its audit log, once for each database.
 * Not part of the seed: that is one file for all servers, and each of them seals and signs with a key of its own.
 */
export const addDemoSecrets = async (
  db: Db,
  { secrets, now, seed }: { secrets: Secrets; now: Date; seed: SeedKind },
): Promise<void> => {
  if (seed === 'empty') return
  await db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('meta')
      .values({ key: 'demo-secrets', value: 'added' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!first) return
    const connections = await trx
      .selectFrom('sisApiConfigs')
      .innerJoin('districts', 'districts.id', 'sisApiConfigs.districtId')
      .innerJoin('sisSystems', 'sisSystems.name', 'districts.sisProviderName')
      .select(['districtId', 'lea', 'sisApiUrl', 'requiredFields'])
      .where('sisApiUrl', 'is not', null)
      .execute()
    const saved = { savedAt: new Date(now.getTime() - 20 * DAY), savedBy: 'Ana Silva' }
    const rows = connections.flatMap(({ districtId, lea, sisApiUrl, requiredFields }) =>
      (['sisApiKey', 'sisApiSecret'] as const)
        .filter((name) => requiredFields.includes(name))
        .map((name) => ({
          districtId,
          name,
          address: sisApiUrl ?? '',
          ...saved,
          sealed: secrets.seal(demoSisKey(name, lea)),
        })),
    )
    await addProviderSecrets(trx, { secrets, savedAt: saved.savedAt })
    if (rows.length > 0) await trx.insertInto('sisApiSecrets').values(rows).execute()
    await addExportPasswords(trx, { secrets, savedAt: saved.savedAt })
    await addWebhooks(trx, Object.assign({ secrets }, saved))
    if (seed === 'demo') await seedAudit(trx, { secrets, now })
  })
}
