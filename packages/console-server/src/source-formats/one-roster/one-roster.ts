import { COURSE_SUBJECTS } from '@edconsole/console-core/contract'
import {
  type ImportedComponent,
  isImported,
  oneRosterRowRules,
  type StandardMapping,
  standardMapping,
} from '@edconsole/console-core/import-rules'
import type {
  ComponentRows,
  FormatComponent,
  FormatFile,
  Lookup,
  SourceFormat,
  ValueFrom,
} from '../source-format.ts'

type Version = '1.1' | '1.2'

const IDENTIFIER: ValueFrom = { firstOf: ['identifier', 'sourcedId'] }

/** OneRoster points to others by ids that only the SIS knows, while people, and other files, use the identifiers. */
const identifierIn = (lookup: string, by: ValueFrom): ValueFrom => ({ in: lookup, by, take: IDENTIFIER })
const identifierOrId = (lookup: string, by: ValueFrom): ValueFrom => ({
  in: lookup,
  by,
  take: IDENTIFIER,
  orKey: true,
})

const NOT_DELETED = { of: 'status', notIn: ['tobedeleted'] } as const
const SCHOOL = { of: 'type', in: ['school'] } as const
const FOREVER: ValueFrom = { fixed: '9999-12-31' }

const LOOKUPS = {
  schools: { file: 'orgs', where: [SCHOOL], key: 'sourcedId' },
  openSchools: { file: 'orgs', where: [SCHOOL, NOT_DELETED], key: 'sourcedId' },
  users: { file: 'users', key: 'sourcedId' },
  demographics: { file: 'demographics', where: [NOT_DELETED], key: 'sourcedId' },
  studentsOfAgents: {
    file: 'users',
    where: [NOT_DELETED, { of: 'agentSourcedIds', notIn: [''] }],
    key: { split: 'agentSourcedIds' },
  },
  // The one who is said to be in charge comes first; of several, and of none, the one who stays longest.
  teachers: {
    file: 'enrollments',
    where: [{ of: 'role', in: ['teacher'] }, NOT_DELETED],
    key: 'classSourcedId',
    order: [
      { of: 'primary', is: 'true' },
      { of: { firstOf: ['endDate', FOREVER] }, isDescending: true },
    ],
  },
} as const satisfies Readonly<Record<string, Lookup>>

/** From 1.2 on roles and organizations of a user stand in a file of their own. */
const ROLES = {
  roles: {
    file: 'roles',
    where: [NOT_DELETED],
    key: 'userSourcedId',
    order: [{ of: 'roleType', is: 'primary' }],
  },
  profiles: { file: 'userProfiles', where: [NOT_DELETED], key: 'userSourcedId' },
} as const satisfies Readonly<Record<string, Lookup>>

/** OneRoster has a column for each race; together they are one list. */
const RACE_COLUMNS = [
  'americanIndianOrAlaskaNative',
  'asian',
  'blackOrAfricanAmerican',
  'nativeHawaiianOrOtherPacificIslander',
  'white',
  'demographicRaceTwoOrMoreRaces',
]
const demographic = (take: ValueFrom): ValueFrom => ({ in: 'demographics', by: 'sourcedId', take })
const DEMOGRAPHICS: Readonly<Record<string, ValueFrom>> = {
  birthDate: demographic('birthDate'),
  sex: demographic('sex'),
  hispanicOrLatinoEthnicity: demographic('hispanicOrLatinoEthnicity'),
  races: demographic({ namesOfTrue: RACE_COLUMNS }),
}

const TEACHERS: ValueFrom = {
  in: 'teachers',
  by: 'sourcedId',
  take: identifierOrId('users', 'userSourcedId'),
}

const ofRoles = (take: ValueFrom): ValueFrom => ({ in: 'roles', by: 'sourcedId', take })

/** What a user is, and where. */
const PLACES = {
  '1.1': { roles: 'role', orgs: { split: 'orgSourcedIds' }, more: {} },
  '1.2': {
    roles: ofRoles('role'),
    orgs: { firstOf: [ofRoles('orgSourcedId'), 'primaryOrgSourcedId'] },
    more: {
      role: { first: ofRoles('role') },
      username: { firstOf: ['username', { first: { in: 'profiles', by: 'sourcedId', take: 'username' } }] },
    },
  },
} as const satisfies Readonly<
  Record<Version, { roles: ValueFrom; orgs: ValueFrom; more: Readonly<Record<string, ValueFrom>> }>
>

/** Roles of users who belong to students. */
const RELATED = ['parent', 'guardian', 'relative']

const rowsOf = (version: Version): { readonly [Component in ImportedComponent]?: ComponentRows } => {
  const { roles, orgs, more } = PLACES[version]
  const schools = identifierIn('schools', orgs)
  return {
    sites: { file: 'orgs', columns: { identifier: IDENTIFIER } },
    staff: {
      file: 'users',
      where: [{ of: roles, notIn: ['student'] }],
      columns: Object.assign({}, more, {
        identifier: IDENTIFIER,
        orgSourcedIds: schools,
        primaryOrg: { first: schools },
      }),
    },
    gradingPeriods: {
      file: 'academicSessions',
      // Sessions belong to the district: every school has them.
      each: { column: 'schoolSourcedId', of: { everyRowOf: 'openSchools', take: IDENTIFIER } },
    },
    students: {
      file: 'users',
      where: [{ of: roles, in: ['student'] }],
      columns: Object.assign({}, DEMOGRAPHICS, more, {
        identifier: IDENTIFIER,
        orgSourcedIds: { first: schools },
        grades: { first: { split: 'grades' } },
        stateStudentId: { first: { inside: ['{stateStudentId:', '}'], of: { split: 'userIds' } } },
      }),
    },
    // People who aren't related to a student aren't contacts here.
    contacts: {
      file: 'users',
      where: [{ of: roles, in: RELATED }],
      columns: Object.assign({}, more, { identifier: IDENTIFIER }),
      each: { column: 'student', of: { in: 'studentsOfAgents', by: 'sourcedId', take: IDENTIFIER } },
    },
    courses: {
      file: 'courses',
      // What belongs to the district belongs to no school.
      columns: {
        orgSourcedId: identifierIn('schools', 'orgSourcedId'),
        lowGrade: { first: { split: 'grades' } },
        highGrade: { last: { split: 'grades' } },
      },
    },
    sections: {
      file: 'classes',
      columns: {
        schoolSourcedId: identifierOrId('schools', 'schoolSourcedId'),
        primaryTeacherSourcedId: { first: TEACHERS },
        coTeacherSourcedIds: { rest: TEACHERS },
      },
      each: { column: 'termSourcedIds', of: { split: 'termSourcedIds' }, orNone: true },
    },
    roster: {
      file: 'enrollments',
      columns: {
        schoolSourcedId: identifierOrId('schools', 'schoolSourcedId'),
        userSourcedId: identifierOrId('users', 'userSourcedId'),
      },
    },
  }
}

/** Columns by which a file is told from the other ones. */
const RECOGNIZED: Readonly<Record<Version, Readonly<Record<string, readonly string[]>>>> = {
  '1.1': {
    orgs: ['sourcedId', 'name', 'type', 'identifier'],
    academicSessions: ['sourcedId', 'title', 'type', 'startDate', 'endDate'],
    users: ['sourcedId', 'username', 'givenName', 'familyName', 'role', 'orgSourcedIds'],
    courses: ['sourcedId', 'title', 'courseCode', 'orgSourcedId'],
    classes: ['sourcedId', 'title', 'courseSourcedId', 'schoolSourcedId'],
    enrollments: ['sourcedId', 'classSourcedId', 'userSourcedId', 'role'],
    demographics: ['sourcedId', 'birthDate', 'sex'],
  },
  '1.2': {
    users: ['sourcedId', 'username', 'givenName', 'familyName', 'userMasterIdentifier'],
    roles: ['sourcedId', 'userSourcedId', 'roleType', 'role'],
    userProfiles: ['sourcedId', 'userSourcedId', 'profileType', 'vendorId'],
  },
}

/** Files without which the others still make sense. */
const OPTIONAL: ReadonlySet<string> = new Set(['demographics', 'userProfiles'])

const filesOf = (version: Version): SourceFormat['files'] =>
  Object.fromEntries(
    Object.entries(Object.assign({}, RECOGNIZED['1.1'], RECOGNIZED[version])).map(
      ([file, recognizedBy]): [string, FormatFile] => [
        file,
        { pattern: `${file}.csv`, isRequired: !OPTIONAL.has(file), key: 'sourcedId', recognizedBy },
      ],
    ),
  )

type Mappings = { readonly [Component in ImportedComponent]?: StandardMapping }

const { codes: CODES = {} } = standardMapping('oneroster', 'students')
const GRADES = CODES.gradeLevel ?? {}

/** What files have beside the columns of the REST services. */
const IN_FILES: Mappings = {
  students: { columns: { stateStudentId: 'stateStudentId' } },
  contacts: {
    columns: {
      studentId: 'student',
      contactId: 'identifier',
      firstName: 'givenName',
      lastName: 'familyName',
      relationship: 'role',
      emailAddress: 'email',
      homePhone: 'phone',
      mobilePhone: 'sms',
    },
    codes: { relationship: { parent: 'parent', guardian: 'guardian', relative: 'other' } },
  },
  courses: {
    columns: {
      oneRosterCode: 'courseCode',
      gradeLow: 'lowGrade',
      gradeHigh: 'highGrade',
      department: 'subjects',
    },
    codes: {
      gradeLow: GRADES,
      gradeHigh: GRADES,
      department: Object.fromEntries(Object.entries(COURSE_SUBJECTS).map(([code, title]) => [title, code])),
    },
  },
  sections: { columns: { oneRosterCode: 'classCode' } },
}

/** What 1.2 added. */
const IN_1_2: Mappings = {
  staff: { columns: { preferredFirstName: 'preferredGivenName', preferredLastName: 'preferredFamilyName' } },
  students: { columns: { preferredFirstName: 'preferredGivenName' } },
}

const mappingOf = (version: Version, component: ImportedComponent): StandardMapping => {
  const parts = [standardMapping('oneroster', component), IN_FILES[component]]
  if (version === '1.2') parts.push(IN_1_2[component])
  return {
    columns: Object.assign({}, ...parts.map((one) => one?.columns)),
    codes: Object.assign({}, ...parts.map((one) => one?.codes)),
    constants: Object.assign({}, ...parts.map((one) => one?.constants)),
  }
}

const oneRoster = (id: string, version: Version): SourceFormat => ({
  id,
  title: `OneRoster ${version}`,
  listSeparator: ',',
  files: filesOf(version),
  manifest: {
    pattern: 'manifest.csv',
    columns: ['propertyName', 'value'],
    filePrefix: 'file.',
    complete: 'bulk',
    changesOnly: 'delta',
    absent: 'absent',
    version: { name: 'oneroster.version', value: version },
  },
  lookups: version === '1.1' ? LOOKUPS : Object.assign({}, LOOKUPS, ROLES),
  components: Object.fromEntries(
    Object.entries(rowsOf(version))
      .filter((entry): entry is [ImportedComponent, ComponentRows] => isImported(entry[0]))
      .map(([component, rows]): [ImportedComponent, FormatComponent] => [
        component,
        {
          from: [rows],
          rowRules: oneRosterRowRules(component, { teachersAreTaken: true }),
          mapping: mappingOf(version, component),
        },
      ]),
  ),
})

/** Files of OneRoster 1.1, and what its REST services hand out. */
export const oneRoster11 = oneRoster('oneRoster11', '1.1')

/** Files of OneRoster 1.2. */
export const oneRoster12 = oneRoster('oneRoster12', '1.2')
