import type { ReferredComponent } from '../import-rules/database-column.ts'

/**
 * What a dry run knows of the district, as plain data that can be handed to a worker. Lists that the component does not
 * refer to are empty.
 */
export type DryRunContext = {
  districtId: string
  /** START year (R31). */
  schoolYear: number
  /** `YYYY-MM-DD`. */
  today: string
  sites: readonly string[]
  /** Sites that are switched off. */
  inactiveSites: readonly string[]
  /** Sites that take no new records. */
  closedSites: readonly string[]
  students: readonly string[]
  staff: readonly string[]
  courses: readonly string[]
  /** Each section as `site/section` with its last day. */
  sections: readonly (readonly [place: string, lastDay: string | null])[]
  /** Sites that take no part in imports, and their students; null while every site takes part. */
  excluded: {
    sites: readonly string[]
    students: readonly (readonly [studentId: string, siteCode: string])[]
  } | null
  /** Lists that could not be read: references to them are not checked. */
  notChecked: readonly ReferredComponent[]
}
