/** What kind of tag a student carries. The stored value, and what people read. */
export const TAG_CATEGORIES = {
  program: 'Program',
  group: 'Group',
  characteristic: 'Characteristic',
  athletics: 'Athletics',
  custom: 'Custom',
} as const

/** Where a tag comes from. The stored value, and what people read. */
export const TAG_SOURCES = { sis: 'SIS', manual: 'Manual' } as const
