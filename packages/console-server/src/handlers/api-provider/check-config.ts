import {
  type ConnectionField,
  SIS_KINDS,
  type SisApiFields,
  type SisApiSecrets,
  type SisSystem,
} from '@edconsole/console-core/contract'
import { aeriesCertificate, cleanSisUrl, isLoopback } from '@edconsole/console-core/schemas'
import { ApiError } from '../../http/api-error.ts'
import { fieldError } from '../../http/field-error.ts'
import type { Connection } from '../../sis/district-connection.ts'

type System = NonNullable<Connection['system']>
type Given = Partial<SisApiFields & SisApiSecrets>

/**
 * What the connection will hold, apart from secrets: the given fields over the stored ones.
 * Refused when the system has no such field, or when something that it needs would be missing.
 */
export const checkConfig = (
  body: Given,
  system: System,
  stored: Pick<Connection, 'config' | 'secrets'>,
  allowLoopback: boolean,
) => {
  for (const field of Object.keys(body)) checkKind(field, body, system)
  checkCertificate(body.sisApiKey, system.kind)
  const { sisApiUrl, qFilename, entityId, apiSchoolYearId } = { ...stored.config, ...body }
  const next = {
    sisApiUrl: sisApiUrl ? cleanSisUrl(sisApiUrl).url : null,
    qFilename: qFilename ?? null,
    entityId: entityId ?? null,
    apiSchoolYearId: apiSchoolYearId ?? null,
  }
  const secrets = stored.secrets.map(({ name }) => [name, true])
  const all: Readonly<Record<string, unknown>> = { ...Object.fromEntries(secrets), ...body, ...next }
  const missing = system.requiredFields.find((field) => !all[field])
  if (missing !== undefined) throw new ApiError(400, `'${missing}' is required for ${system.name}.`, missing)
  if (next.sisApiUrl && !allowLoopback && isLoopback(new URL(next.sisApiUrl).hostname))
    throw fieldError({ field: 'sisApiUrl', message: 'it points to this server' })
  return next
}

const checkKind = (field: string, body: Given, { name, kind }: System): void => {
  const own: readonly string[] = ['sisSystemId', ...SIS_KINDS[kind].fields]
  if (own.includes(field) || body[field as ConnectionField] === null) return
  throw fieldError({ field, message: `${name} has no such field` })
}

const checkCertificate = (key: string | undefined, kind: SisSystem['kind']): void => {
  if (key === undefined || kind !== 'aeries') return
  const fault = aeriesCertificate.safeParse(key).error?.issues[0]
  if (fault) throw fieldError({ field: 'sisApiKey', message: fault.message })
}
