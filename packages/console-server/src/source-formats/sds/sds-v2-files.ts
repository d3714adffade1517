import type { SourceFormat } from '../source-format.ts'

/** Organizations that are a place to go to; the others are what schools belong to. */
export const SCHOOL_TYPES = ['school', 'college', 'university', 'campus', 'adultEducation']
export const STUDENT = { of: 'role', in: ['student'] } as const
/** Roles of people who don't work at the organization. */
const NO_STAFF = ['student', 'alumni', 'parent', 'guardian', 'relative', 'other']
const PRIMARY_FIRST = {
  of: { words: { TRUE: 'true', True: 'true' }, of: 'isPrimary' },
  is: 'true',
} as const

/** OneRoster has these on every record, and files that are called the same. */
const ONE_ROSTER = ['status', 'dateLastModified']

export const SDS_V2_FILES: SourceFormat['files'] = {
  orgs: {
    pattern: 'orgs.csv',
    isRequired: true,
    recognizedBy: ['sourcedId', 'name', 'type'],
    neverHas: [...ONE_ROSTER, 'identifier'],
  },
  users: {
    pattern: 'users.csv',
    isRequired: true,
    recognizedBy: ['sourcedId', 'username'],
    neverHas: [...ONE_ROSTER, 'enabledUser'],
  },
  roles: {
    pattern: 'roles.csv',
    isRequired: true,
    recognizedBy: ['userSourcedId', 'orgSourcedId', 'role'],
    neverHas: [...ONE_ROSTER, 'roleType'],
  },
  classes: {
    pattern: 'classes.csv',
    isRequired: false,
    recognizedBy: ['sourcedId', 'orgSourcedId', 'title'],
    neverHas: [...ONE_ROSTER, 'courseCode', 'schoolYearSourcedId', 'subject', 'grade'],
  },
  enrollments: {
    pattern: 'enrollments.csv',
    isRequired: false,
    recognizedBy: ['classSourcedId', 'userSourcedId', 'role'],
    neverHas: [...ONE_ROSTER, 'schoolSourcedId'],
  },
  academicSessions: {
    pattern: 'academicSessions.csv',
    isRequired: false,
    recognizedBy: ['sourcedId', 'title', 'type', 'schoolYear', 'startDate', 'endDate'],
    neverHas: [...ONE_ROSTER, 'parentSourcedId'],
  },
  courses: {
    pattern: 'courses.csv',
    isRequired: false,
    recognizedBy: ['sourcedId', 'orgSourcedId', 'title', 'code', 'schoolYearSourcedId'],
    neverHas: ONE_ROSTER,
  },
  demographics: {
    pattern: 'demographics.csv',
    isRequired: false,
    recognizedBy: ['userSourcedId', 'sex', 'birthDate'],
    neverHas: ONE_ROSTER,
  },
  userFlags: { pattern: 'userFlags.csv', isRequired: false, recognizedBy: ['userSourcedId', 'flag'] },
  relationships: {
    pattern: 'relationships.csv',
    isRequired: false,
    recognizedBy: ['userSourcedId', 'relationshipUserSourcedId', 'relationshipRole'],
  },
}

export const SDS_V2_LOOKUPS: SourceFormat['lookups'] = {
  schools: { file: 'orgs', where: [{ of: 'type', in: SCHOOL_TYPES }], key: 'sourcedId' },
  users: { file: 'users', key: 'sourcedId' },
  classes: { file: 'classes', key: 'sourcedId' },
  staffRoles: {
    file: 'roles',
    where: [{ of: 'role', notIn: NO_STAFF }],
    key: 'userSourcedId',
    order: [PRIMARY_FIRST],
  },
  studentRoles: { file: 'roles', where: [STUDENT], key: 'userSourcedId', order: [PRIMARY_FIRST] },
  demographics: { file: 'demographics', key: 'userSourcedId' },
  teachers: {
    file: 'enrollments',
    where: [{ of: 'role', notIn: ['', 'student'] }],
    key: 'classSourcedId',
  },
  iep: { file: 'userFlags', where: [{ of: 'flag', in: ['iep'] }], key: 'userSourcedId' },
  section504: { file: 'userFlags', where: [{ of: 'flag', in: ['504'] }], key: 'userSourcedId' },
  lunch: {
    file: 'userFlags',
    where: [{ of: 'flag', in: ['freeLunch', 'reducedLunch'] }],
    key: 'userSourcedId',
  },
}
