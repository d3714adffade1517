import type { Db } from '../db/schema.ts'
import { answeredConfig } from '../handlers/api-provider/answered-config.ts'
import { type Connection, connectionOf } from '../handlers/api-provider/connection-of.ts'
import type { Secrets } from '../secrets/secrets.ts'
import type { SisConnectionOf } from './sis-adapter.ts'

/** The stored connection of a district with its secrets opened; null while something that it needs is missing. */
export const districtConnection = async (
  db: Db,
  { id, secrets }: { id: number; secrets: Pick<Secrets, 'open'> },
): Promise<SisConnectionOf | null> => {
  const district = await db
    .selectFrom('districts')
    .select(['id', 'sisProviderName'])
    .where('id', '=', id)
    .executeTakeFirst()
  const stored = district && (await connectionOf(db, district))
  const kind = stored?.system?.kind
  const [answered] = stored ? answeredConfig(stored) : []
  if (!stored?.config?.sisApiUrl || kind === undefined || kind === 'file') return null
  if (!answered || answered.missingFields.length > 0) return null
  const { sisApiUrl: url, qFilename, entityId, apiSchoolYearId } = stored.config
  const opened = (name: 'sisApiKey' | 'sisApiSecret') => openSecret(stored, name, secrets)
  return {
    kind,
    url,
    qFilename,
    entityId,
    apiSchoolYearId,
    secrets: { sisApiKey: opened('sisApiKey'), sisApiSecret: opened('sisApiSecret') },
  }
}

/** Only for the address that it was saved for (R35); empty where there is none. */
const openSecret = (
  { config, secrets: stored }: Connection,
  name: 'sisApiKey' | 'sisApiSecret',
  secrets: Pick<Secrets, 'open'>,
): string => {
  const found = stored.find((secret) => secret.name === name && secret.address === config?.sisApiUrl)
  return found ? secrets.open(found.sealed) : ''
}
