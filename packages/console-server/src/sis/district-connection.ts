import { SIS_KINDS, type SisApiConfig } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
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
  const { sisApiUrl: url, tokenUrl, qFilename, entityId, apiSchoolYearId } = stored.config
  const opened = (name: 'sisApiKey' | 'sisApiSecret') => openSecret(stored, name, secrets)
  return {
    kind,
    url,
    tokenUrl,
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

/** Everything that is stored about the connection of a district; secrets sealed. */
export const connectionOf = async (db: Db, district: { id: number; sisProviderName: string | null }) => {
  const config = await db
    .selectFrom('sisApiConfigs')
    .selectAll()
    .where('districtId', '=', district.id)
    .executeTakeFirst()
  const secrets = await db
    .selectFrom('sisApiSecrets')
    .selectAll()
    .where('districtId', '=', district.id)
    .execute()
  const system = await db
    .selectFrom('sisSystems')
    .selectAll()
    .where('name', '=', district.sisProviderName ?? '')
    .executeTakeFirst()
  return { config, secrets, system }
}

export type Connection = Awaited<ReturnType<typeof connectionOf>>

/** The connection as a call answers it: of secrets, when they were saved and whether they serve the address (R35). */
export const answeredConfig = ({ config, secrets, system }: Connection): SisApiConfig[] => {
  if (!config) return []
  const saved = (name: string) => secrets.find((secret) => secret.name === name)
  const isThere = (field: string) => {
    if (field === 'sisApiKey' || field === 'sisApiSecret') return saved(field)?.address === config.sisApiUrl
    return field === 'sisApiUrl' || field === 'qFilename' ? config[field] !== null : true
  }
  return [
    {
      ...config,
      sisSystemId: system?.id ?? null,
      sisApiKeySavedAt: saved('sisApiKey')?.savedAt ?? null,
      sisApiSecretSavedAt: saved('sisApiSecret')?.savedAt ?? null,
      authenticationType: system ? SIS_KINDS[system.kind].authenticationType : null,
      missingFields: system ? system.requiredFields.filter((field) => !isThere(field)) : ['sisSystemId'],
    },
  ]
}
