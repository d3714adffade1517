import type { District } from '@edconsole/console-core'

/** What people enter about a district on its profile. Its connection and its products are saved by calls of their own. */
export type DistrictValues = Pick<
  District,
  | 'lea'
  | 'districtName'
  | 'districtType'
  | 'state'
  | 'sisYear'
  | 'timeZone'
  | 'contactName'
  | 'contactEmailAddress'
  | 'contactPhone'
  | 'ncesLeaId'
  | 'stateLeaId'
  | 'address1'
  | 'address2'
  | 'city'
  | 'zip'
  | 'county'
  | 'website'
  | 'importsEnabled'
  | 'isActive'
  | 'notes'
  | 'updatedAt'
>

/** A record with these fields, whatever each of them may hold: of a district that is there, or of one that is being made. */
export type WithDistrictFields = Partial<Record<keyof DistrictValues, unknown>>
