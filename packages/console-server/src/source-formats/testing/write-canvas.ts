import { consoleRows, onlyCarried } from './console-rows.ts'
import { csvOf } from './csv-of.ts'
import type { DistrictModel, StaffWork } from './district-model.ts'
import type { FormatWriter } from './format-writer.ts'

/** Canvas SIS CSV: https://developerdocs.instructure.com/services/canvas/sis/file.sis_csv */
export const canvasWriter: FormatWriter = {
  title: 'Canvas SIS',
  files: (model) => ({
    'users.csv': users(model),
    'accounts.csv': csvOf(
      ['account_id', 'parent_account_id', 'name', 'status'],
      model.schools.map(({ id, name }) => ({ account_id: id, name, status: 'active' })),
    ),
    'terms.csv': csvOf(
      ['term_id', 'name', 'status', 'start_date', 'end_date'],
      model.terms.map(({ id, title, startDate, endDate }) => ({
        term_id: id,
        name: title,
        status: 'active',
        start_date: `${startDate}T00:00:00Z`,
        end_date: `${endDate}T23:59:59Z`,
      })),
    ),
    'courses.csv': csvOf(
      [
        ...['course_id', 'short_name', 'long_name', 'account_id', 'term_id', 'status', 'start_date'],
        ...['end_date', 'course_format'],
      ],
      model.courses.map(({ id, code, title, schoolId }) => ({
        course_id: id,
        short_name: code,
        long_name: title,
        account_id: schoolId,
        term_id: termOfCourse(model, id),
        status: 'active',
      })),
    ),
    'sections.csv': csvOf(
      ['section_id', 'course_id', 'name', 'status', 'start_date', 'end_date'],
      model.sections.map(({ id, courseId, title }) => ({
        section_id: id,
        course_id: courseId,
        name: title,
        status: 'active',
      })),
    ),
    'enrollments.csv': csvOf(
      [
        ...['course_id', 'root_account', 'user_id', 'role', 'role_id', 'section_id', 'status'],
        'associated_user_id',
      ],
      model.sections.flatMap(({ id, courseId, teacherIds, studentIds }) => {
        const enrollment = (userId: string, role: string) => ({
          course_id: courseId,
          user_id: userId,
          role,
          section_id: id,
          status: 'active',
        })
        return [
          ...teacherIds.map((userId) => enrollment(userId, 'teacher')),
          ...studentIds.map((userId) => enrollment(userId, 'student')),
        ]
      }),
    ),
    'user_observers.csv': csvOf(
      ['observer_id', 'student_id', 'status'],
      model.contacts.map(({ id, studentId }) => ({
        observer_id: id,
        student_id: studentId,
        status: 'active',
      })),
    ),
  }),
  rows: (model) => {
    const rows = consoleRows(model, { people: 'id', schools: 'id', courses: 'id', roles: ROLES })
    const teaching = new Set(model.sections.flatMap(({ teacherIds }) => teacherIds))
    return {
      sites: onlyCarried(rows.sites, ['siteCode', 'siteName']),
      staff: onlyCarried(
        // Only enrollments say who works where, and as what.
        rows.staff.filter(({ staffId }) => teaching.has(String(staffId))),
        [
          ...['staffId', 'firstName', 'lastName', 'emailAddress', 'username', 'role', 'siteCodes'],
          'primarySiteCode',
        ],
      ),
      gradingPeriods: rows.gradingPeriods.map((period) =>
        Object.assign({}, period, { sessionType: 'term', parentCode: null }),
      ),
      // Users have neither birth date nor grade, so these files can't make students.
      contacts: onlyCarried(rows.contacts, [
        ...['studentId', 'contactId', 'firstName', 'lastName', 'emailAddress'],
      ]),
      courses: onlyCarried(rows.courses, ['courseId', 'courseTitle', 'courseTitleShort', 'siteCode']),
      sections: onlyCarried(
        model.sections.map(({ id }) =>
          Object.assign(
            {},
            rows.sections.find(({ sectionId }) => sectionId === id),
            { termCode: termOfSection(model, id) },
          ),
        ),
        [
          ...['sectionId', 'termCode', 'siteCode', 'courseId', 'sectionTitle', 'primaryStaffId'],
          'coTeacherIds',
        ],
      ),
      roster: onlyCarried(rows.roster, ['studentId', 'sectionId', 'siteCode', 'role']),
    }
  },
}

const ROLES: Readonly<Record<StaffWork, string>> = {
  teacher: 'teacher',
  aide: 'aide',
  principal: 'principal',
  counselor: 'counselor',
}

/** A course of Canvas is held in one term, and its sections with it. */
const termOfCourse = ({ sections }: DistrictModel, courseId: string): string =>
  sections.find((section) => section.courseId === courseId)?.termIds[0] ?? ''

const termOfSection = (model: DistrictModel, sectionId: string): string =>
  termOfCourse(model, model.sections.find(({ id }) => id === sectionId)?.courseId ?? '')

const users = ({ staff, students, contacts }: DistrictModel): string =>
  csvOf(
    [
      ...['user_id', 'integration_id', 'login_id', 'password', 'first_name', 'last_name', 'full_name'],
      ...['sortable_name', 'short_name', 'email', 'status'],
    ],
    [
      ...[...staff, ...students].map((person) => ({
        user_id: person.id,
        login_id: person.username,
        first_name: person.firstName,
        last_name: person.lastName,
        email: person.email,
        status: 'active',
      })),
      ...contacts.map((contact) => ({
        user_id: contact.id,
        login_id: contact.email,
        first_name: contact.firstName,
        last_name: contact.lastName,
        email: contact.email,
        status: 'active',
      })),
    ],
  )
