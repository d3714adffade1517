import { ApiFailure } from '../api/api-failure.ts'
import type { Answer } from '../api/call.ts'
import { CONSTANTS } from '../constants.ts'
import type { FilterValue, ListQuery } from '../entities/list-query.ts'
import type { ReferredComponent } from '../import-rules/database-column.ts'
import { columnsOf } from '../import-rules/database-columns.ts'
import { sectionAt } from '../import-rules/record-checks/lookups.ts'
import type { ComponentName } from '../lists/components.ts'
import type { SchoolType } from '../lists/school-types.ts'
import { coursesResource } from '../resources/courses.ts'
import type { Operation } from '../resources/operation.ts'
import { studentsResource } from '../resources/people.ts'
import { sectionsResource } from '../resources/sections.ts'
import { sitesResource } from '../resources/sites.ts'
import { staffResource } from '../resources/staff.ts'
import type { DryRunContext } from './dry-run-context.ts'

/** Asks for a page of a list on behalf of the district: `runtime.api.call` with its code and client filled in. */
export type AskList = <Row>(
  operation: Operation<ListQuery, Row[]>,
  query: ListQuery,
) => Promise<Answer<Row[]>>

export type ContextWanted = Pick<DryRunContext, 'districtId' | 'schoolYear' | 'today'> & {
  componentName: ComponentName
  ask: AskList
  /** Records read so far, of how many the lists that were opened have. */
  onProgress(read: number, total: number): void
}

const CLOSED = 'Closed' satisfies SchoolType
const FORBIDDEN = 403

/**
 * Reads what the rows of a component may refer to from the lists of the district, and no list beside. One that the person
 * may not read is left out and named in `notChecked`.
 * @throws ApiFailure when a list cannot be read for another reason
 */
export const loadContext = async (wanted: ContextWanted): Promise<DryRunContext> => {
  const { componentName, districtId, schoolYear, today } = wanted
  const referred = new Set(columnsOf(componentName).flatMap(({ refersTo }) => refersTo ?? []))
  const notChecked: ReferredComponent[] = []
  const lists = createReader(wanted)

  const listed = async <Row extends object>(
    component: ReferredComponent,
    operation: Operation<ListQuery, Row[]>,
    filter: Filter = { isActive: true },
  ): Promise<Row[]> => {
    try {
      return await lists.read(operation, filter)
    } catch (failure) {
      if (!(failure instanceof ApiFailure && failure.code === FORBIDDEN)) throw failure
      if (!notChecked.includes(component)) notChecked.push(component)
      return []
    }
  }
  const idsOf = async <Row extends { sourceId: string }>(
    component: ReferredComponent,
    operation: Operation<ListQuery, Row[]>,
  ): Promise<string[]> =>
    referred.has(component) ? (await listed(component, operation)).map(({ sourceId }) => sourceId) : []

  const sites = await listed('sites', sitesResource.list, {})
  const codes = (of: (site: (typeof sites)[number]) => boolean) =>
    sites.filter(of).map(({ siteCode }) => siteCode)
  const excluded = codes(({ includeInImport }) => !includeInImport)
  const needsStudents = excluded.length > 0 && componentName !== 'sites' && componentName !== 'students'
  const excludedStudents = needsStudents
    ? await listed('students', studentsResource.list, { siteCode: excluded })
    : []
  const sections = referred.has('sections') ? await listed('sections', sectionsResource.list) : []

  return {
    districtId,
    schoolYear,
    today,
    notChecked,
    sites: codes(({ isActive }) => isActive),
    inactiveSites: codes(({ isActive }) => !isActive),
    closedSites: codes(({ schoolType }) => schoolType === CLOSED),
    students: await idsOf('students', studentsResource.list),
    staff: await idsOf('staff', staffResource.list),
    courses: await idsOf('courses', coursesResource.list),
    sections: lastDays(sections),
    excluded:
      excluded.length === 0
        ? null
        : {
            sites: excluded,
            students: excludedStudents.map(({ sourceId, siteCode }) => [sourceId, siteCode]),
          },
  }
}

type Filter = Readonly<Record<string, FilterValue>>

const createReader = ({ ask, schoolYear, onProgress }: ContextWanted) => {
  let read = 0
  let total = 0
  return {
    read: async <Row extends object>(operation: Operation<ListQuery, Row[]>, filter: Filter) => {
      const rows: Row[] = []
      const limit = CONSTANTS.limitMax
      for (let offset = 0; ; offset += limit) {
        const page = await ask(operation, { filter: { schoolYear, ...filter }, limit, offset })
        const { data, totalCount = data.length } = page
        rows.push(...data)
        if (offset === 0) total += totalCount
        read += data.length
        onProgress(read, total)
        if (data.length < limit || offset + limit >= totalCount) return rows
      }
    },
  }
}

/** A section that has several terms counts to the end of the last. */
const lastDays = (
  sections: readonly { siteCode: string; sectionId: string; endDate: string | null }[],
): [string, string | null][] => {
  const days = new Map<string, string | null>()
  for (const { siteCode, sectionId, endDate } of sections) {
    const place = sectionAt(siteCode, sectionId)
    const known = days.get(place) ?? null
    days.set(place, known !== null && (endDate === null || endDate < known) ? known : endDate)
  }
  return [...days]
}
