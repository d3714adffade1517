import type { SisConnection } from '@edconsole/console-core/contract'
import { FailedTest } from '../../http/failed-test.ts'
import type { Call } from '../../http/handler.ts'
import type { Connection } from '../../sis/district-connection.ts'

type Tested = {
  readonly url: string
  readonly secrets: Readonly<Record<'sisApiKey' | 'sisApiSecret', string>>
  readonly qFilename: string | null
}

/** Notes at the stored connection what a test found out, if that connection is what was tested and still stands. */
export const saveVerification = async (
  { db, secrets, now }: Pick<Call, 'db' | 'secrets' | 'now'>,
  { config, secrets: stored }: Connection,
  tested: Tested,
  result: SisConnection | FailedTest,
): Promise<void> => {
  if (!config || config.sisApiUrl !== tested.url || config.qFilename !== tested.qFilename) return
  const isStored = (name: 'sisApiKey' | 'sisApiSecret') => {
    const secret = stored.find((one) => one.name === name && one.address === tested.url)
    return (secret ? secrets.open(secret.sealed) : '') === tested.secrets[name]
  }
  if (!isStored('sisApiKey') || !isStored('sisApiSecret')) return
  const failed = result instanceof FailedTest
  await db
    .updateTable('sisApiConfigs')
    .set({
      lastVerifiedAt: now(),
      lastVerifiedStatus: failed ? 'failed' : 'ok',
      lastVerifiedMessage: failed ? result.fault.message : null,
      schoolsFound: failed ? null : result.schools.length,
    })
    .where('districtId', '=', config.districtId)
    // Somebody may have saved another one meanwhile.
    .where('updatedAt', config.updatedAt === null ? 'is' : '=', config.updatedAt)
    .execute()
}
