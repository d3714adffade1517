import type { DistrictType, UsState } from '@edconsole/console-core/contract'
import type { Default, Json, Optional, TimestampDefault, TimestampOrNull } from './columns.ts'

export type DistrictsTable = {
  id: Default<number>
  lea: string
  illuminateClientId: Optional<number>
  districtName: string
  districtType: Default<DistrictType>
  contactName: Optional<string>
  contactEmailAddress: Optional<string>
  contactPhone: Optional<string>
  address1: Optional<string>
  address2: Optional<string>
  city: Optional<string>
  state: UsState
  zip: Optional<string>
  county: Optional<string>
  ncesLeaId: Optional<string>
  stateLeaId: Optional<string>
  timeZone: Default<string>
  website: Optional<string>
  sisYear: number
  sisProviderName: Optional<string>
  importsEnabled: Default<boolean>
  autoImportTime: Optional<string>
  notes: Optional<string>
  isActive: Default<boolean>
  createdAt: TimestampDefault
  createdBy: Optional<string>
  updatedAt: TimestampOrNull
  updatedBy: Optional<string>
}

/** The last item of a key, by `effectiveFrom` then `id`, is the one that counts (R20). */
export type ConfigurationTable = {
  id: Default<number>
  key: string
  value: string
  effectiveFrom: TimestampDefault
}

export type SisSystemsTable = {
  id: Default<number>
  name: string
  code: string
  kind: 'aeries' | 'q' | 'qmlativ' | 'oneroster' | 'file'
  requiredFields: Json<string[]>
  supportsApi: Default<boolean>
}

/** Facts about the database itself: `seed` is `empty`, `small` or `demo`. */
export type MetaTable = { key: string; value: string }
