import { type Course, GRADE_CODES, type GradingPeriod, type Site } from '@edconsole/console-core/contract'
import type { IdOf } from './ids.ts'
import { idOfDistrict, type OneRosterRecord, type SetFacts } from './record.ts'

export const districtOrg = ({ lea }: SetFacts, districtName: string): OneRosterRecord => ({
  file: 'orgs',
  cells: { sourcedId: idOfDistrict(lea), name: districtName, type: 'district', identifier: lea },
})

export const siteRecords = (site: Site, { lea }: SetFacts, siteId: IdOf): OneRosterRecord[] => [
  {
    file: 'orgs',
    cells: {
      sourcedId: siteId(site.siteCode),
      name: site.siteName,
      type: site.orgType,
      identifier: site.siteCode,
      parentSourcedId: idOfDistrict(lea),
    },
  },
]

/** The standard counts a school year by its END. */
export const gradingPeriodRecords = (
  period: GradingPeriod,
  { schoolYear }: SetFacts,
  sessionId: IdOf,
): OneRosterRecord[] => [
  {
    file: 'academicSessions',
    cells: {
      sourcedId: sessionId(period.siteCode, period.gradingPeriodCode),
      title: period.title,
      type: period.sessionType,
      startDate: period.startDate,
      endDate: period.endDate,
      parentSourcedId: period.parentCode && sessionId(period.siteCode, period.parentCode),
      schoolYear: schoolYear + 1,
    },
  },
]

/** A course that is offered in the whole district is the district's. */
export const courseRecords = (
  course: Course,
  { lea }: SetFacts,
  ids: { course: IdOf; site: IdOf },
): OneRosterRecord[] => [
  {
    file: 'courses',
    cells: {
      sourcedId: ids.course(course.courseId),
      title: course.courseTitle,
      courseCode: course.oneRosterCode ?? course.courseId,
      grades: gradesOf(course).join(','),
      orgSourcedId: course.siteCode === null ? idOfDistrict(lea) : ids.site(course.siteCode),
      subjects: course.department,
      subjectCodes: course.scedCode,
    },
  },
]

const gradesOf = ({ gradeLow, gradeHigh }: Course): readonly string[] => {
  const [low, high] = [gradeLow ?? gradeHigh, gradeHigh ?? gradeLow]
  if (low === null || high === null) return []
  return GRADE_CODES.slice(GRADE_CODES.indexOf(low), GRADE_CODES.indexOf(high) + 1)
}
