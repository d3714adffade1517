import { type ImportedComponent, SIS_COMPONENT_NAMES } from '@edconsole/console-core/import-rules'

export type OneRosterList = {
  /** Below `/ims/oneroster/v1p1`. */
  readonly path: string
  /** Where the answer has its members. */
  readonly members: string
  /** Of OneRoster's own language. */
  readonly filter?: string
}

const listOf = (name: string): OneRosterList => ({ path: `/${name}`, members: name })
const names = SIS_COMPONENT_NAMES.oneroster

export const ORGS: OneRosterList = listOf(names.sites)
export const SESSIONS: OneRosterList = listOf(names.gradingPeriods)
export const USERS: OneRosterList = listOf(names.staff)
export const COURSES: OneRosterList = listOf(names.courses)
export const DEMOGRAPHICS: OneRosterList = listOf('demographics')

/** Where OneRoster 1.1 keeps the rows of a component. What is missing is not part of it. */
export const ONE_ROSTER_LISTS: { readonly [Component in ImportedComponent]?: OneRosterList } = {
  sites: ORGS,
  staff: { ...USERS, filter: "role='teacher' OR role='aide' OR role='administrator' OR role='proctor'" },
  gradingPeriods: SESSIONS,
  students: { ...USERS, filter: "role='student'" },
  courses: COURSES,
  sections: listOf(names.sections),
  roster: listOf(names.roster),
}
