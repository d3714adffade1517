import { csvOf } from './csv-of.ts'
import type { DistrictModel, ModelRace, ModelStudent, StaffWork } from './district-model.ts'

export type Version = '1.1' | '1.2'

/** Version 1.1 knows neither principals nor counselors. */
export const ROLES: Readonly<Record<Version, Readonly<Record<StaffWork, string>>>> = {
  '1.1': { teacher: 'teacher', aide: 'aide', principal: 'administrator', counselor: 'administrator' },
  '1.2': { teacher: 'teacher', aide: 'aide', principal: 'principal', counselor: 'counselor' },
}

/** Every file begins with these columns. */
export const HEAD = ['sourcedId', 'status', 'dateLastModified']

/** Users, their roles where the version has a file for them, and demographics. */
export const peopleFiles = (model: DistrictModel, version: Version): Record<string, string> =>
  Object.assign(
    { 'demographics.csv': demographics(model, version) },
    version === '1.1' ? { 'users.csv': users11(model) } : users12(model),
  )

/** Version 1.1 knows two sexes only. */
const sexOf = ({ gender }: ModelStudent, version: Version): string =>
  gender === 'F' ? 'female' : gender === 'M' ? 'male' : version === '1.1' ? '' : 'other'

const RACES: Readonly<Record<ModelRace, string>> = {
  AMI: 'americanIndianOrAlaskaNative',
  ASI: 'asian',
  BLA: 'blackOrAfricanAmerican',
  PAC: 'nativeHawaiianOrOtherPacificIslander',
  WHI: 'white',
}

const demographics = ({ students }: DistrictModel, version: Version): string =>
  csvOf(
    [
      ...HEAD,
      ...['birthDate', 'sex', 'americanIndianOrAlaskaNative', 'asian', 'blackOrAfricanAmerican'],
      ...['nativeHawaiianOrOtherPacificIslander', 'white', 'demographicRaceTwoOrMoreRaces'],
      ...['hispanicOrLatinoEthnicity', 'countryOfBirthCode', 'stateOfBirthAbbreviation', 'cityOfBirth'],
      'publicSchoolResidenceStatus',
    ],
    students.map((student) =>
      Object.assign(
        {
          sourcedId: student.id,
          birthDate: student.birthDate,
          sex: sexOf(student, version),
          hispanicOrLatinoEthnicity: String(student.isHispanic),
        },
        Object.fromEntries(student.races.map((race) => [RACES[race], 'true'])),
      ),
    ),
  )

const USER_11 = [
  ...HEAD,
  ...['enabledUser', 'orgSourcedIds', 'role', 'username', 'userIds', 'givenName', 'familyName', 'middleName'],
  ...['identifier', 'email', 'sms', 'phone', 'agentSourcedIds', 'grades', 'password'],
]

const users11 = (model: DistrictModel): string =>
  csvOf(
    USER_11,
    peopleOf(model, '1.1').map(({ user, roles }) =>
      Object.assign({}, user, {
        role: roles[0]?.role ?? '',
        orgSourcedIds: roles.map(({ orgId }) => orgId).join(','),
      }),
    ),
  )

const users12 = (model: DistrictModel): Record<string, string> => ({
  'users.csv': csvOf(
    [
      ...HEAD,
      ...[
        'enabledUser',
        'username',
        'userIds',
        'givenName',
        'familyName',
        'middleName',
        'identifier',
        'email',
      ],
      ...['sms', 'phone', 'agentSourcedIds', 'grades', 'password', 'userMasterIdentifier'],
      'resourceSourcedIds',
      ...[
        'preferredGivenName',
        'preferredMiddleName',
        'preferredFamilyName',
        'primaryOrgSourcedId',
        'pronouns',
      ],
    ],
    peopleOf(model, '1.2').map(({ user, roles }) =>
      Object.assign({}, user, { primaryOrgSourcedId: roles[0]?.orgId ?? '' }),
    ),
  ),
  'roles.csv': csvOf(
    [
      ...HEAD,
      ...[
        'userSourcedId',
        'roleType',
        'role',
        'beginDate',
        'endDate',
        'orgSourcedId',
        'userProfileSourcedId',
      ],
    ],
    peopleOf(model, '1.2').flatMap(({ user, roles }) =>
      roles.map(({ role, orgId }, n) => ({
        sourcedId: `r-${user.sourcedId}-${n}`,
        userSourcedId: user.sourcedId,
        roleType: n === 0 ? 'primary' : 'secondary',
        role,
        orgSourcedId: orgId,
      })),
    ),
  ),
})

const peopleOf = ({ staff, students, contacts }: DistrictModel, version: Version) => [
  ...staff.map((person) => ({
    user: userOf(person, {}),
    roles: person.schoolIds.map((orgId) => ({ role: ROLES[version][person.work], orgId })),
  })),
  ...students.map((student) => ({
    user: userOf(student, {
      grades: student.grade,
      agentSourcedIds: contacts
        .filter(({ studentId }) => studentId === student.id)
        .map(({ id }) => id)
        .join(','),
    }),
    roles: [{ role: 'student', orgId: student.schoolId }],
  })),
  ...contacts.map((contact) => ({
    user: {
      sourcedId: contact.id,
      enabledUser: 'true',
      username: contact.email,
      givenName: contact.firstName,
      familyName: contact.lastName,
      email: contact.email,
      sms: contact.mobilePhone,
      agentSourcedIds: contact.studentId,
    },
    roles: [
      {
        role: contact.relationship,
        orgId: students.find(({ id }) => id === contact.studentId)?.schoolId ?? '',
      },
    ],
  })),
]

const userOf = (
  person: DistrictModel['staff'][number] | ModelStudent,
  { grades = '', agentSourcedIds = '' }: { grades?: string; agentSourcedIds?: string },
) => ({
  sourcedId: person.id,
  enabledUser: 'true',
  username: person.username,
  givenName: person.firstName,
  middleName: person.middleName,
  familyName: person.lastName,
  identifier: person.number,
  email: person.email,
  grades,
  agentSourcedIds,
})
