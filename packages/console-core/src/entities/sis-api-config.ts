import type { ConfigMeta, ReadConfig } from './config-meta.ts'

/** How a SIS knows the console: it follows from the kind of the system. */
export type SisAuthenticationType = 'certificate' | 'oauth2ClientCredentials' | 'keySecret'

/** What people enter about the SIS connection of a district; secrets go in and never come out (R35). */
export type SisApiFields = {
  /** Of `/sis-systems`. Another system starts with an empty connection: keys are never shared between two. */
  sisSystemId: number
  /** Where the SIS begins; what was pasted behind it is cut off, see `cleanSisUrl`. */
  sisApiUrl: string | null
  /**
   * OneRoster only: where tokens are handed out, if the SIS names an address of its own for that, as Infinite Campus does. It is on
   * the server of `sisApiUrl`, so secrets go nowhere else.
   */
  tokenUrl: string | null
  /** Q only. */
  qFilename: string | null
  /** Qmlativ only; so the school year's number. */
  entityId: number | null
  apiSchoolYearId: number | null
}

/** Aeries: the certificate. Qmlativ, Q and OneRoster: key and secret. */
export type SisApiSecrets = { sisApiKey: string; sisApiSecret: string }

/** The SIS connection of a district: `GET /district/{id}/sis-import-provider-configs`. */
export type SisApiConfig = ConfigMeta &
  Omit<SisApiFields, 'sisSystemId'> & {
    districtId: number
    sisSystemId: number | null
    sisApiKeySavedAt: string | null
    sisApiSecretSavedAt: string | null
    authenticationType: SisAuthenticationType | null
    /** What the system needs and is not there, also a secret that was saved for another address: it is not sent to this one. */
    missingFields: string[]
    lastVerifiedAt: string | null
    lastVerifiedStatus: 'ok' | 'failed' | null
    lastVerifiedMessage: string | null
    schoolsFound: number | null
    requestedFromCustomerAt: string | null
    requestedTo: string | null
    /** When the district last handed the connection over to the provider, and who did. */
    sentAt: string | null
    sentBy: string | null
  }

/**
 * Body of `PATCH /district/{id}/api-provider`. A secret that is left out stays as it is; `updatedAt` is null where there was
 * no connection.
 */
export type UpdateSisApiConfig = ReadConfig &
  Partial<SisApiFields & SisApiSecrets> & {
    /** Hands the connection over to the provider; 400 while something is missing. */
    sent?: true
  }
