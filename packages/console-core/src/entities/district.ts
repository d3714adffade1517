import type { DistrictType } from '../lists/district-types.ts'
import type { RunStatus } from '../lists/run-statuses.ts'
import type { UsState } from '../lists/us-states.ts'
import type { ConfigMeta, ReadConfig } from './config-meta.ts'

/** A line of the district picker: `GET /districts` (R46). An entry without an id cannot be picked ([S2.1]). */
export type DistrictListItem = {
  id: number | null
  lea: string
  districtName: string
  state: UsState
  isActive: boolean
  lastImportStatus: RunStatus | null
}

/** What people enter about a district ([S3]). */
export type DistrictFields = {
  /** The district's code: unique, and the same for good. */
  lea: string
  districtName: string
  districtType: DistrictType
  contactName: string | null
  /** A district without one cannot be asked for its connection ([S5], R25). */
  contactEmailAddress: string | null
  /** Digits only; after the tenth an extension. */
  contactPhone: string | null
  address1: string | null
  address2: string | null
  city: string | null
  state: UsState
  zip: string | null
  county: string | null
  ncesLeaId: string | null
  /** The state's own code of the district; in California the CDS code. */
  stateLeaId: string | null
  /** IANA name; for schedules. Screens show Eastern time ([S9]). */
  timeZone: string
  website: string | null
  /** START year of the data (R31). */
  sisYear: number
  /** One of `/sis-systems`. */
  sisProviderName: string | null
  /** Off: nothing is imported, whatever the templates say. */
  importsEnabled: boolean
  /** `HH:mm` in the district's time zone. */
  autoImportTime: string | null
  /** An inactive district is there for provider staff only. */
  isActive: boolean
}

/** One district with all its fields: `GET /district` (R46). Secrets never come from the server (R35). */
export type District = ConfigMeta &
  Omit<DistrictFields, 'sisYear'> & {
    /** START year of the data (R31); null where none is set. */
    sisYear: number | null
    illuminateClientId: number | null
    /** Set with the SIS API configuration, like the three below. */
    sisApiUrl: string | null
    sisApiKeySavedAt: string | null
    sisApiSecretSavedAt: string | null
    qFilename: string | null
    /** Absent unless the caller is provider staff. */
    notes?: string | null
    lastImportBatchId: number | null
    lastImportStatus: RunStatus | null
    lastImportAt: string | null
    /** When the customer was last asked for the SIS connection, and at which address. */
    requestedFromCustomerAt: string | null
    requestedTo: string | null
  }

/** Body of `POST /district`. Without a client it gets one of its own. */
export type NewDistrict = Pick<DistrictFields, 'lea' | 'districtName' | 'state'> &
  Partial<DistrictFields> & { illuminateClientId?: number; notes?: string | null }

/** Body of `PATCH /district/{id}`; which role changes which field: `districtFieldRule`. */
export type UpdateDistrict = ReadConfig & Partial<Omit<DistrictFields, 'lea'>> & { notes?: string | null }
