import type { SisApiFields, SisApiSecrets, SisAuthenticationType } from '../entities/sis-api-config.ts'
import type { SisSystem } from '../entities/sis-system.ts'

/** A part of a SIS connection. */
export type ConnectionField = keyof Omit<SisApiFields & SisApiSecrets, 'sisSystemId'>

/** What the connection of one kind of system is made of. */
export type SisKind = {
  /** In the order in which they are entered. Which of them must be there, `/sis-systems` says. */
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
    fields: ['sisApiUrl', 'sisApiKey', 'sisApiSecret'],
    authenticationType: 'oauth2ClientCredentials',
  },
  file: { fields: [], authenticationType: null },
}
