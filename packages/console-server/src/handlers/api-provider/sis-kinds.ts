import type {
  SisApiFields,
  SisApiSecrets,
  SisAuthenticationType,
  SisSystem,
} from '@edconsole/console-core/contract'

export type ConnectionField = keyof Omit<SisApiFields & SisApiSecrets, 'sisSystemId'>

type SisKind = {
  /** What its connection consists of. */
  readonly fields: readonly ConnectionField[]
  readonly authenticationType: SisAuthenticationType | null
}

/** What the connection of each kind of system is made of; which of it must be there, `/sis-systems` says. */
export const SIS_KINDS: Readonly<Record<SisSystem['kind'], SisKind>> = {
  aeries: { fields: ['sisApiUrl', 'sisApiKey'], authenticationType: 'certificate' },
  q: {
    fields: ['sisApiUrl', 'sisApiKey', 'sisApiSecret', 'qFilename'],
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
