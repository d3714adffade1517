import type { ReferredComponent } from '../import-rules/database-column.ts'
import type { Lookups } from '../import-rules/record-checks/lookups.ts'
import type { ImportContext } from '../import-rules/row-importer.ts'
import type { DryRunContext } from './dry-run-context.ts'

const REFERRED: readonly ReferredComponent[] = ['sites', 'students', 'staff', 'courses', 'sections']

/**
 * A context that knows none of the district's records, for callers that only check how values are read: references are
 * not checked.
 */
export const withoutLists = (
  about: Pick<DryRunContext, 'districtId' | 'schoolYear' | 'today'>,
): DryRunContext => ({
  districtId: about.districtId,
  schoolYear: about.schoolYear,
  today: about.today,
  sites: [],
  inactiveSites: [],
  closedSites: [],
  students: [],
  staff: [],
  courses: [],
  sections: [],
  excluded: null,
  notChecked: REFERRED,
})

export type ReferenceLookups = Required<Pick<Lookups, ReferredComponent>>

const anything = { has: () => true }

/**
 * What the rules look things up in. What could not be read is taken for there.
 * @param lookups answers for references in place of the context's lists
 */
export const importContextOf = (context: DryRunContext, lookups?: ReferenceLookups): ImportContext => {
  const { districtId, schoolYear, today, excluded, notChecked } = context
  const ids = (component: Exclude<ReferredComponent, 'sections'>) =>
    notChecked.includes(component) ? anything : new Set(context[component])
  return {
    districtId,
    schoolYear,
    today,
    sites: ids('sites'),
    inactiveSites: new Set(context.inactiveSites),
    students: ids('students'),
    staff: ids('staff'),
    courses: ids('courses'),
    ...(notChecked.includes('sections') ? {} : { sections: new Map(context.sections) }),
    ...(excluded
      ? { excluded: { sites: new Set(excluded.sites), students: new Map(excluded.students) } }
      : {}),
    ...lookups,
  }
}
