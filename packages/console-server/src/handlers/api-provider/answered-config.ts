import { SIS_KINDS, type SisApiConfig } from '@edconsole/console-core/contract'
import type { Connection } from './connection-of.ts'

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
