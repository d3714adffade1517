import type { RunStatus } from '../lists/run-statuses.ts'
import type { UsState } from '../lists/us-states.ts'

/** A line of the district picker: `GET /districts` (R46). An entry without an id cannot be picked ([S2.1]). */
export type DistrictListItem = {
  id: number | null
  lea: string
  districtName: string
  state: UsState
  isActive: boolean
  lastImportStatus: RunStatus | null
}

/** One district with all its fields: `GET /district` (R46). Secrets never come from the server (R35). */
export type District = {
  id: number
  lea: string
  illuminateClientId: number | null
  districtName: string
  districtType: string
  contactName: string | null
  contactEmailAddress: string | null
  contactPhone: string | null
  address1: string | null
  address2: string | null
  city: string | null
  state: UsState
  zip: string | null
  county: string | null
  ncesLeaId: string | null
  stateLeaId: string | null
  /** IANA name; for schedules. Screens show Eastern time ([S9]). */
  timeZone: string
  website: string | null
  /** START year of the data (R31). */
  sisYear: number
  sisProviderName: string | null
  sisApiUrl: string | null
  qFilename: string | null
  importsEnabled: boolean
  /** `HH:mm` in the district's time zone. */
  autoImportTime: string | null
  isActive: boolean
  lastImportBatchId: number | null
  lastImportStatus: RunStatus | null
  lastImportAt: string | null
}
