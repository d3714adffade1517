import type { ImportedComponent } from '@edconsole/console-core/import-rules'

export type OneRosterList = {
  /** Below `/ims/oneroster/v1p1`. */
  readonly path: string
  /** Where the answer has its members. */
  readonly members: string
  /** Of OneRoster's own language. */
  readonly filter?: string
}

export const ORGS: OneRosterList = { path: '/orgs', members: 'orgs' }
export const SESSIONS: OneRosterList = { path: '/academicSessions', members: 'academicSessions' }
export const USERS: OneRosterList = { path: '/users', members: 'users' }
export const COURSES: OneRosterList = { path: '/courses', members: 'courses' }
export const DEMOGRAPHICS: OneRosterList = { path: '/demographics', members: 'demographics' }

/** Where OneRoster 1.1 keeps the rows of a component. What is missing is not part of it. */
export const ONE_ROSTER_LISTS: { readonly [Component in ImportedComponent]?: OneRosterList } = {
  sites: ORGS,
  staff: { ...USERS, filter: "role='teacher' OR role='aide' OR role='administrator' OR role='proctor'" },
  gradingPeriods: SESSIONS,
  students: { ...USERS, filter: "role='student'" },
  courses: COURSES,
  sections: { path: '/classes', members: 'classes' },
  roster: { path: '/enrollments', members: 'enrollments' },
}
