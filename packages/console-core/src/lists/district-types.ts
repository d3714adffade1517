/** What kind of district it is. Stored values and their labels. */
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
