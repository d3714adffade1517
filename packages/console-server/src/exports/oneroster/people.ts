import type { Contact, Staff, Student } from '@edconsole/console-core/contract'
import type { Cell } from '../files/csv-line.ts'
import type { IdOf, OneRosterIds } from './ids.ts'
import { listed, type OneRosterRecord, type SetFacts } from './record.ts'
import { CONTACT_WORDS, RACE_COLUMNS, SEX_WORDS, STAFF_WORDS } from './words.ts'

/** Ids of sites, and of lines that are no records of ours. */
type UserIds = { site: IdOf } & Pick<OneRosterIds, 'made'>

type User = {
  sourcedId: string
  isActive: boolean
  /** The first is the primary one. */
  orgs: readonly string[]
  role: string
  /** The standard requires one. An email address or an SIS number stands in for it; neither belongs to anyone else. */
  username: string | null
  givenName: string | null
  familyName: string
  more: Readonly<Record<string, Cell>>
}

/** A user, and from 1.2 on a line for each organization where the user has the role. */
const userRecords = (
  { sourcedId, isActive, orgs, role, more, ...names }: User,
  { version }: SetFacts,
  { site, made }: UserIds,
): OneRosterRecord[] => {
  const sites = [...new Set(orgs)].filter((code) => code !== '').map((code) => site(code))
  const cells = { sourcedId, enabledUser: isActive, ...names, ...more }
  if (version === '1.1') return [{ file: 'users', cells: { ...cells, orgSourcedIds: listed(sites), role } }]
  return [
    { file: 'users', cells: { ...cells, primaryOrgSourcedId: sites[0] } },
    ...sites.map((org, place): OneRosterRecord => {
      const roleType = place === 0 ? 'primary' : 'secondary'
      const id = made(sourcedId, org)
      return {
        file: 'roles',
        cells: { sourcedId: id, userSourcedId: sourcedId, roleType, role, orgSourcedId: org },
      }
    }),
  ]
}

export const staffRecords = (
  staff: Staff,
  facts: SetFacts,
  ids: UserIds & { staff: IdOf },
): OneRosterRecord[] =>
  userRecords(
    {
      sourcedId: ids.staff(staff.staffId),
      isActive: staff.isActive,
      orgs: [staff.primarySiteCode, ...staff.siteCodes],
      role: STAFF_WORDS[facts.version][staff.role],
      username: staff.username ?? staff.emailAddress ?? staff.staffId,
      givenName: staff.firstName,
      familyName: staff.lastName,
      more: {
        middleName: staff.middleName,
        identifier: staff.staffId,
        email: staff.emailAddress,
        preferredGivenName: staff.preferredFirstName,
        preferredFamilyName: staff.preferredLastName,
      },
    },
    facts,
    ids,
  )

/** @param agents ids of the student's contacts */
export const studentRecords = (
  student: Student,
  facts: SetFacts,
  { agents, ...ids }: UserIds & { student: IdOf; agents: readonly string[] },
): OneRosterRecord[] => [
  ...userRecords(
    {
      sourcedId: ids.student(student.studentId),
      isActive: student.isActive,
      orgs: [student.siteCode],
      role: 'student',
      username: student.username ?? student.emailAddress ?? student.studentId,
      givenName: student.firstName,
      familyName: student.lastName,
      more: {
        middleName: student.middleName,
        identifier: student.studentId,
        email: student.emailAddress,
        sms: student.mobilePhone,
        phone: student.homePhone,
        grades: student.gradeLevel,
        userIds: student.stateStudentId && `{stateStudentId:${student.stateStudentId}}`,
        agentSourcedIds: listed(agents),
        preferredGivenName: student.preferredFirstName,
      },
    },
    facts,
    ids,
  ),
  { file: 'demographics', cells: demographicsOf(student, facts, ids.student) },
]

/** Unstated races stay empty: that is not the same as none of them. */
const demographicsOf = (
  { studentId, birthDate, gender, races, hispanicEthnicity }: Student,
  { version }: SetFacts,
  studentIdOf: IdOf,
): Record<string, Cell> => ({
  sourcedId: studentIdOf(studentId),
  birthDate,
  sex: gender && SEX_WORDS[version][gender],
  ...(races.length === 0
    ? {}
    : Object.fromEntries(
        Object.entries(RACE_COLUMNS).map(([race, column]) => [column, races.some((one) => one === race)]),
      )),
  hispanicOrLatinoEthnicity: hispanicEthnicity,
})

/** @param siteCodes of the students */
export const contactRecords = (
  contact: Contact,
  facts: SetFacts,
  { siteCodes, ...ids }: UserIds & { contact: IdOf; siteCodes: readonly string[] },
): OneRosterRecord[] =>
  userRecords(
    {
      sourcedId: ids.contact(contact.studentId, contact.contactId),
      isActive: contact.isActive,
      orgs: siteCodes,
      role: CONTACT_WORDS[contact.relationship ?? 'other'],
      username: contact.emailAddress,
      givenName: contact.firstName,
      familyName: contact.lastName,
      more: {
        identifier: contact.contactId,
        email: contact.emailAddress,
        sms: contact.mobilePhone,
        phone: contact.homePhone ?? contact.workPhone,
      },
    },
    facts,
    ids,
  )
