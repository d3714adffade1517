/** What kind of tag a student carries. Stored values and their labels. */
export const TAG_CATEGORIES = {
  program: 'Program',
  group: 'Group',
  characteristic: 'Characteristic',
  athletics: 'Athletics',
  custom: 'Custom',
} as const

/** Where a tag comes from. Stored values and their labels. */
export const TAG_SOURCES = { sis: 'SIS', manual: 'Manual' } as const
