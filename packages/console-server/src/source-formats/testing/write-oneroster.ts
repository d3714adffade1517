import {
  type ConsoleRow,
  type ConsoleRows,
  consoleRows,
  onlyCarried,
  withoutThirdGender,
} from './console-rows.ts'
import { csvOf } from './csv-of.ts'
import type { DistrictModel } from './district-model.ts'
import type { FormatWriter } from './format-writer.ts'
import { HEAD, peopleFiles, ROLES, type Version } from './write-oneroster-people.ts'

/** OneRoster CSV as 1EdTech prints its tables: https://www.imsglobal.org/oneroster-v11-final-csv-tables */
export const oneRoster11Writer: FormatWriter = {
  title: 'OneRoster 1.1',
  files: (model) => filesOf(model, '1.1'),
  rows: (model) => rowsOf(model, '1.1'),
}

/** https://www.imsglobal.org/spec/oneroster/v1p2/bind/csv */
export const oneRoster12Writer: FormatWriter = {
  title: 'OneRoster 1.2',
  files: (model) => filesOf(model, '1.2'),
  rows: (model) => rowsOf(model, '1.2'),
}

const rowsOf = (model: DistrictModel, version: Version): ConsoleRows => {
  const rows = consoleRows(model, {
    people: 'number',
    schools: 'number',
    courses: 'id',
    roles: ROLES[version],
  })
  const students = version === '1.1' ? rows.students.map(withoutThirdGender) : rows.students
  const { schools, staff, courses, sections } = model
  return {
    sites: known(onlyCarried(rows.sites, ['siteCode', 'siteName']), idsOf(schools)),
    staff: known(
      onlyCarried(rows.staff, [
        ...['staffId', 'firstName', 'middleName', 'lastName', 'emailAddress', 'username', 'role'],
        ...['siteCodes', 'primarySiteCode'],
      ]),
      idsOf(staff),
    ),
    gradingPeriods: known(
      rows.gradingPeriods,
      rows.gradingPeriods.map(({ gradingPeriodCode }) => gradingPeriodCode),
    ),
    students: known(
      onlyCarried(students, [
        ...['studentId', 'firstName', 'middleName', 'lastName', 'emailAddress', 'gender', 'birthDate'],
        ...['gradeLevel', 'siteCode', 'hispanicEthnicity', 'races'],
      ]),
      idsOf(model.students),
    ).map((row, at) => Object.assign({}, row, { username: studentName(at) })),
    courses: known(
      onlyCarried(rows.courses, ['courseId', 'courseTitle', 'siteCode', 'department']),
      idsOf(courses),
    ).map((row, at) => Object.assign({}, row, { oneRosterCode: courses[at]?.code })),
    sections: known(
      rows.sections,
      rows.sections.map(({ sectionId }) => sectionId),
    ),
    roster: known(
      rows.roster,
      sections.flatMap(({ id, studentIds }) => studentIds.map((_, n) => enrollmentId(id, 'student', n))),
    ),
  }
}

const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id)

/** With the ids that the files have for them, which leave again as they came. */
const known = (rows: readonly ConsoleRow[], ids: readonly unknown[]): ConsoleRow[] =>
  rows.map((row, at) => Object.assign({}, row, { sourcedId: ids[at] }))

const studentName = (n: number): string => `student${n}`

const enrollmentId = (section: string, role: string, n: number): string => `e-${section}-${role}-${n}`

const DISTRICT = 'd157-0000'
const filesOf = (model: DistrictModel, version: Version): Record<string, string> => {
  const files: Record<string, string> = {
    'orgs.csv': csvOf(
      [...HEAD, 'name', 'type', 'identifier', 'parentSourcedId'],
      [
        { sourcedId: DISTRICT, name: 'River District', type: 'district', identifier: '4107320' },
        ...model.schools.map(({ id, name, number }) => ({
          sourcedId: id,
          name,
          type: 'school',
          identifier: number,
          parentSourcedId: DISTRICT,
        })),
      ],
    ),
    'academicSessions.csv': csvOf(
      [...HEAD, 'title', 'type', 'startDate', 'endDate', 'parentSourcedId', 'schoolYear'],
      model.terms.map(({ id, title, kind, startDate, endDate, parentId }) => ({
        sourcedId: id,
        title,
        type: kind,
        startDate,
        endDate,
        parentSourcedId: parentId,
        schoolYear: '2027',
      })),
    ),
    'courses.csv': csvOf(
      [
        ...HEAD,
        'schoolYearSourcedId',
        'title',
        'courseCode',
        'grades',
        'orgSourcedId',
        'subjects',
        'subjectCodes',
      ],
      model.courses.map(({ id, title, code, schoolId, subject }) => ({
        sourcedId: id,
        schoolYearSourcedId: model.terms[0]?.id ?? '',
        title,
        courseCode: code,
        orgSourcedId: schoolId,
        subjects: subject,
      })),
    ),
    'classes.csv': csvOf(
      [
        ...HEAD,
        ...['title', 'grades', 'courseSourcedId', 'classCode', 'classType', 'location', 'schoolSourcedId'],
        ...['termSourcedIds', 'subjects', 'subjectCodes', 'periods'],
      ],
      model.sections.map((section) => ({
        sourcedId: section.id,
        title: section.title,
        courseSourcedId: section.courseId,
        classType: section.isHomeroom ? 'homeroom' : 'scheduled',
        location: section.room,
        schoolSourcedId: section.schoolId,
        termSourcedIds: section.termIds.join(','),
        periods: section.period,
      })),
    ),
    'enrollments.csv': enrollments(model),
  }
  Object.assign(files, peopleFiles(model, version))
  files['manifest.csv'] = manifest(version, Object.keys(files))
  return files
}

const enrollments = ({ sections, terms }: DistrictModel): string =>
  csvOf(
    [
      ...HEAD,
      'classSourcedId',
      'schoolSourcedId',
      'userSourcedId',
      'role',
      'primary',
      'beginDate',
      'endDate',
    ],
    sections.flatMap((section) => {
      const begin = terms.find(({ id }) => id === section.termIds[0])?.startDate ?? ''
      const enrollment = (userId: string, role: string, n: number) => ({
        sourcedId: enrollmentId(section.id, role, n),
        classSourcedId: section.id,
        schoolSourcedId: section.schoolId,
        userSourcedId: userId,
        role,
        primary: role === 'teacher' ? String(n === 0) : 'false',
        beginDate: role === 'student' ? begin : '',
      })
      return [
        // Nothing in the standard says that the teacher in charge stands first.
        ...section.teacherIds.map((id, n) => enrollment(id, 'teacher', n)).toReversed(),
        ...section.studentIds.map((id, n) => enrollment(id, 'student', n)),
      ]
    }),
  )

const ALL_FILES = [
  ...['academicSessions', 'categories', 'classes', 'classResources', 'courses', 'courseResources'],
  ...['demographics', 'enrollments', 'lineItems', 'orgs', 'resources', 'results', 'users'],
]
const MORE_FILES_12 = [
  ...['lineItemLearningObjectiveIds', 'lineItemScoreScales', 'resultLearningObjectiveIds'],
  ...['resultScoreScales', 'roles', 'scoreScales', 'userProfiles', 'userResources'],
]

const manifest = (version: Version, written: readonly string[]): string =>
  csvOf(
    ['propertyName', 'value'],
    [
      { propertyName: 'manifest.version', value: '1.0' },
      { propertyName: 'oneroster.version', value: version },
      ...[...ALL_FILES, ...(version === '1.2' ? MORE_FILES_12 : [])].map((name) => ({
        propertyName: `file.${name}`,
        value: written.includes(`${name}.csv`) ? 'bulk' : 'absent',
      })),
      { propertyName: 'source.systemName', value: 'River SIS' },
    ],
  )
