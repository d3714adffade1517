/** What kind of district it is. The stored value, and what people read. */
export const DISTRICT_TYPES = {
  unified: 'Unified',
  elementary: 'Elementary',
  high: 'High school',
  charter: 'Charter',
  countyOffice: 'County office',
  state: 'State',
  private: 'Private',
  consortium: 'Consortium',
} as const

export type DistrictType = keyof typeof DISTRICT_TYPES
