import type { SisApiFields, SisApiSecrets, SisAuthenticationType } from '../entities/sis-api-config.ts'
import type { SisSystem } from '../entities/sis-system.ts'

/** A field of a SIS connection. */
export type ConnectionField = keyof Omit<SisApiFields & SisApiSecrets, 'sisSystemId'>

/** The connection of one kind of SIS. */
export type SisKind = {
  /** In the order of entry. `/sis-systems` says which are required. */
  readonly fields: readonly ConnectionField[]
  readonly authenticationType: SisAuthenticationType | null
}

/** The kinds of systems and their connections ([S3]). */
export const SIS_KINDS: Readonly<Record<SisSystem['kind'], SisKind>> = {
  aeries: { fields: ['sisApiUrl', 'sisApiKey'], authenticationType: 'certificate' },
  q: {
    fields: ['sisApiUrl', 'qFilename', 'sisApiKey', 'sisApiSecret'],
    authenticationType: 'keySecret',
  },
  qmlativ: {
    fields: ['sisApiUrl', 'sisApiKey', 'sisApiSecret', 'entityId', 'apiSchoolYearId'],
    authenticationType: 'oauth2ClientCredentials',
  },
  oneroster: {
    fields: ['sisApiUrl', 'tokenUrl', 'sisApiKey', 'sisApiSecret'],
    authenticationType: 'oauth2ClientCredentials',
  },
  file: { fields: [], authenticationType: null },
}
