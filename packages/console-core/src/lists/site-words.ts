/** What a site is in its organization. Stored values and their labels. */
export const ORG_TYPES = {
  department: 'Department',
  school: 'School',
  district: 'District',
  local: 'Local',
  state: 'State',
  national: 'National',
} as const

export type OrgType = keyof typeof ORG_TYPES

/** Federal support of a site. Stored values and their labels. */
export const TITLE_I_STATUSES = {
  none: 'None',
  targeted: 'Targeted assistance',
  schoolwide: 'Schoolwide program',
} as const

export type TitleIStatus = keyof typeof TITLE_I_STATUSES

/** What may be changed on many sites at once: `PATCH /district/site`. */
export const SITE_BATCH_FIELDS = [
  'schoolType',
  'lowGrade',
  'highGrade',
  'startDate',
  'endDate',
  'includeInImport',
  'includeInExport',
  'isActive',
] as const

export type SiteBatchField = (typeof SITE_BATCH_FIELDS)[number]

/**
 * How a site takes part. `leftOut`: imports pass it over with everything of its rows; `closed`: it takes no new records;
 * `off`: it takes no rows at all.
 */
export const SITE_STANDINGS = ['open', 'leftOut', 'closed', 'off'] as const

export type SiteStanding = (typeof SITE_STANDINGS)[number]
