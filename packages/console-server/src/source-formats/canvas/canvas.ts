import type { RowFilter, SourceFormat, ValueFrom } from '../source-format.ts'
import { FULL_YEAR } from '../words.ts'

const NOT_DELETED: RowFilter = { of: 'status', notIn: ['deleted'] }
const TEACHER: RowFilter = { of: 'role', in: ['teacher'] }
const DELETED = { column: 'status', words: ['deleted'] }

/** Cross-listing moves a section to another course. */
const courseOfSection = (section: ValueFrom): ValueFrom => ({
  firstOf: [
    { first: { in: 'crossLists', by: section, take: 'xlist_course_id' } },
    { in: 'sections', by: section, take: 'course_id' },
  ],
})
const COURSE_OF_ENROLLMENT: ValueFrom = { firstOf: [courseOfSection('section_id'), 'course_id'] }
const SECTIONS_OF_COURSE: ValueFrom = {
  allOf: ['sectionsOfCourses', 'crossListedInto'].map(
    (lookup): ValueFrom => ({ in: lookup, by: 'course_id', take: 'section_id' }),
  ),
}
/** An enrollment without a section is in the first one of its course; a course without sections is one itself. */
const SECTION_OF_ENROLLMENT: ValueFrom = {
  firstOf: ['section_id', { first: SECTIONS_OF_COURSE }, 'course_id'],
}
const ofCourse = (course: ValueFrom, take: string): ValueFrom => ({ in: 'courses', by: course, take })
const ofWork = (take: ValueFrom): ValueFrom => ({ in: 'work', by: 'user_id', take })
const SITES_OF_WORK: ValueFrom = { distinct: ofWork(ofCourse(COURSE_OF_ENROLLMENT, 'account_id')) }
const teachersOf = (section: ValueFrom): ValueFrom => ({
  distinct: { in: 'teachers', by: section, take: 'user_id' },
})
const ofObserver = (take: string): ValueFrom => ({ in: 'users', by: 'observer_id', take })

const sectionColumns = (section: ValueFrom, course: ValueFrom): Readonly<Record<string, ValueFrom>> => ({
  section,
  course,
  site: ofCourse(course, 'account_id'),
  term: { firstOf: [ofCourse(course, 'term_id'), FULL_YEAR] },
  teacher: { first: teachersOf(section) },
  coTeachers: { rest: teachersOf(section) },
})

/**
 * The files that Canvas takes from a SIS. Users have neither birth date nor grade, so students have to come from elsewhere;
 * rosters and contacts find them by their ids.
 * @see https://developerdocs.instructure.com/services/canvas/sis/file.sis_csv
 */
export const canvas: SourceFormat = {
  id: 'canvasSis',
  title: 'Canvas SIS',
  listSeparator: ',',
  files: {
    users: { pattern: 'users.csv', isRequired: true, recognizedBy: ['user_id', 'login_id', 'status'] },
    accounts: {
      pattern: 'accounts.csv',
      isRequired: true,
      recognizedBy: ['account_id', 'parent_account_id', 'name', 'status'],
    },
    terms: { pattern: 'terms.csv', isRequired: false, recognizedBy: ['term_id', 'name', 'status'] },
    courses: {
      pattern: 'courses.csv',
      isRequired: true,
      recognizedBy: ['course_id', 'short_name', 'long_name', 'status'],
    },
    sections: {
      pattern: 'sections.csv',
      isRequired: false,
      recognizedBy: ['section_id', 'course_id', 'name', 'status'],
    },
    enrollments: {
      pattern: 'enrollments.csv',
      isRequired: true,
      recognizedBy: ['user_id', 'role', 'section_id', 'status'],
    },
    crossLists: {
      pattern: 'xlists.csv',
      isRequired: false,
      recognizedBy: ['xlist_course_id', 'section_id', 'status'],
    },
    observers: {
      pattern: 'user_observers.csv',
      isRequired: false,
      recognizedBy: ['observer_id', 'student_id', 'status'],
    },
  },
  lookups: {
    users: { file: 'users', key: 'user_id' },
    openAccounts: { file: 'accounts', where: [NOT_DELETED], key: 'account_id' },
    courses: { file: 'courses', key: 'course_id' },
    sections: { file: 'sections', where: [NOT_DELETED], key: 'section_id' },
    sectionsOfCourses: { file: 'sections', where: [NOT_DELETED], key: 'course_id' },
    crossLists: { file: 'crossLists', where: [NOT_DELETED], key: 'section_id' },
    crossListedInto: { file: 'crossLists', where: [NOT_DELETED], key: 'xlist_course_id' },
    work: {
      file: 'enrollments',
      where: [{ of: 'role', in: ['teacher', 'ta'] }, NOT_DELETED],
      key: 'user_id',
      order: [{ of: 'role', is: 'teacher' }],
    },
    teachers: { file: 'enrollments', where: [TEACHER, NOT_DELETED], key: SECTION_OF_ENROLLMENT },
  },
  components: {
    sites: {
      rowRules: { deleted: DELETED },
      from: [{ file: 'accounts' }],
      mapping: { columns: { siteCode: 'account_id', siteName: 'name' } },
    },
    staff: {
      rowRules: { deleted: DELETED },
      from: [
        {
          file: 'users',
          where: [{ of: ofWork('role'), notIn: [''] }],
          columns: {
            role: { first: { words: { ta: 'aide' }, of: ofWork('role') } },
            sites: SITES_OF_WORK,
            primarySite: { first: SITES_OF_WORK },
          },
        },
      ],
      mapping: {
        columns: {
          staffId: 'user_id',
          firstName: 'first_name',
          lastName: 'last_name',
          emailAddress: 'email',
          username: 'login_id',
          role: 'role',
          siteCodes: 'sites',
          primarySiteCode: 'primarySite',
        },
        codes: { role: {} },
      },
    },
    gradingPeriods: {
      rowRules: { deleted: DELETED },
      from: [
        {
          file: 'terms',
          // A term without dates says when nothing is.
          where: [
            { of: 'start_date', notIn: [''] },
            { of: 'end_date', notIn: [''] },
          ],
          columns: { start: { dayOf: 'start_date' }, end: { dayOf: 'end_date' } },
          each: { column: 'site', of: { everyRowOf: 'openAccounts', take: 'account_id' } },
        },
      ],
      mapping: {
        columns: {
          gradingPeriodCode: 'term_id',
          siteCode: 'site',
          title: 'name',
          startDate: 'start',
          endDate: 'end',
        },
        constants: { sessionType: 'term' },
      },
    },
    contacts: {
      rowRules: { deleted: DELETED },
      from: [
        {
          file: 'observers',
          columns: {
            firstName: ofObserver('first_name'),
            lastName: ofObserver('last_name'),
            email: ofObserver('email'),
          },
        },
      ],
      mapping: {
        columns: {
          studentId: 'student_id',
          contactId: 'observer_id',
          firstName: 'firstName',
          lastName: 'lastName',
          emailAddress: 'email',
        },
      },
    },
    courses: {
      rowRules: { deleted: DELETED },
      from: [{ file: 'courses' }],
      mapping: {
        columns: {
          courseId: 'course_id',
          courseTitle: 'long_name',
          courseTitleShort: 'short_name',
          siteCode: 'account_id',
        },
      },
    },
    sections: {
      rowRules: { deleted: DELETED },
      from: [
        { file: 'sections', columns: sectionColumns('section_id', courseOfSection('section_id')) },
        {
          file: 'courses',
          where: [{ of: SECTIONS_OF_COURSE, in: [''] }],
          columns: Object.assign(sectionColumns('course_id', 'course_id'), { name: 'long_name' }),
        },
      ],
      mapping: {
        columns: {
          sectionId: 'section',
          siteCode: 'site',
          termCode: 'term',
          courseId: 'course',
          sectionTitle: 'name',
          primaryStaffId: 'teacher',
          coTeacherIds: 'coTeachers',
        },
      },
    },
    roster: {
      rowRules: { deleted: DELETED },
      from: [
        {
          file: 'enrollments',
          where: [{ of: 'role', in: ['student'] }],
          columns: {
            section: SECTION_OF_ENROLLMENT,
            site: ofCourse(COURSE_OF_ENROLLMENT, 'account_id'),
          },
        },
      ],
      mapping: {
        columns: { studentId: 'user_id', sectionId: 'section', siteCode: 'site' },
        constants: { role: 'student' },
      },
    },
  },
}
