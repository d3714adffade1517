import type { District, DistrictListItem } from '../../entities/district.ts'

/** A district for tests; its code is never its id. */
export const sampleDistrict = (id: number): District => ({
  id,
  lea: `0${id}00`,
  illuminateClientId: id + 1000,
  districtName: `District ${id}`,
  districtType: 'Unified',
  contactName: null,
  contactEmailAddress: null,
  contactPhone: null,
  address1: null,
  address2: null,
  city: null,
  state: 'CA',
  zip: null,
  county: null,
  ncesLeaId: null,
  stateLeaId: null,
  timeZone: 'America/Los_Angeles',
  website: null,
  sisYear: 2026,
  sisProviderName: null,
  sisApiUrl: null,
  qFilename: null,
  importsEnabled: true,
  autoImportTime: null,
  isActive: true,
  lastImportBatchId: null,
  lastImportStatus: null,
  lastImportAt: null,
})

/** The same as a line of the picker. */
export const sampleListItem = (id: number | null): DistrictListItem => ({
  id,
  lea: `0${id ?? 9}00`,
  districtName: `District ${id ?? 'without id'}`,
  state: 'CA',
  isActive: true,
  lastImportStatus: null,
})
