import type { Made } from '../imports/file-of.ts'
import type { SchoolLife } from './school.ts'
import { calendarPeriods, schoolDaysBetween } from './school-calendar.ts'

/** The year, semesters or trimesters, and quarters of every school. */
export const gradingPeriodRows = ({ district, schools }: SchoolLife): Made[] =>
  schools.flatMap(({ siteCode, level }) =>
    calendarPeriods(level, district.sisYear).map(({ code, parent, from, to, ...period }, index) => ({
      ...period,
      gradingPeriodCode: code,
      siteCode,
      parentCode: parent,
      startDate: from,
      endDate: to,
      sequence: index + 1,
      totalInstructionalDays: schoolDaysBetween(from, to).length,
      termCode: period.sessionType === 'gradingPeriod' ? parent : code,
    })),
  )
