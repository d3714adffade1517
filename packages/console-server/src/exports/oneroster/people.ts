import type { Contact, Staff, Student } from '@edconsole/console-core/contract'
import type { Cell } from '../files/csv-line.ts'
import { idOfContact, idOfStaff, listed, type OneRosterRecord, type SetFacts } from './record.ts'
import { CONTACT_WORDS, RACE_COLUMNS, SEX_WORDS, STAFF_WORDS } from './words.ts'

type User = {
  sourcedId: string
  isActive: boolean
  /** The first is the primary one. */
  orgs: readonly string[]
  role: string
  /** The standard requires one. A mail address or a number in the SIS stands in for it; neither is anybody else's. */
  username: string | null
  givenName: string | null
  familyName: string
  more: Readonly<Record<string, Cell>>
}

/** A user, and from 1.2 on a line for each organization where the user has the role. */
const userRecords = (
  { sourcedId, isActive, orgs, role, more, ...names }: User,
  { version }: SetFacts,
): OneRosterRecord[] => {
  const cells = { sourcedId, enabledUser: isActive, ...names, ...more }
  if (version === '1.1') return [{ file: 'users', cells: { ...cells, orgSourcedIds: listed(orgs), role } }]
  return [
    { file: 'users', cells: { ...cells, primaryOrgSourcedId: orgs[0] } },
    ...orgs.map((org, place): OneRosterRecord => {
      const roleType = place === 0 ? 'primary' : 'secondary'
      const id = `${sourcedId}-${org}`
      return {
        file: 'roles',
        cells: { sourcedId: id, userSourcedId: sourcedId, roleType, role, orgSourcedId: org },
      }
    }),
  ]
}

export const staffRecords = (staff: Staff, facts: SetFacts): OneRosterRecord[] =>
  userRecords(
    {
      sourcedId: idOfStaff(staff.staffId),
      isActive: staff.isActive,
      orgs: [...new Set([staff.primarySiteCode, ...staff.siteCodes])].filter((code) => code !== ''),
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
  )

/** @param agents ids of the student's contacts */
export const studentRecords = (
  student: Student,
  facts: SetFacts,
  agents: readonly string[],
): OneRosterRecord[] => [
  ...userRecords(
    {
      sourcedId: student.studentId,
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
  ),
  { file: 'demographics', cells: demographicsOf(student, facts) },
]

/** Races that nobody stated stay empty: that is not the same as none of them. */
const demographicsOf = (
  { studentId, birthDate, gender, races, hispanicEthnicity }: Student,
  { version }: SetFacts,
): Record<string, Cell> => ({
  sourcedId: studentId,
  birthDate,
  sex: gender && SEX_WORDS[version][gender],
  ...(races.length === 0
    ? {}
    : Object.fromEntries(
        Object.entries(RACE_COLUMNS).map(([race, column]) => [column, races.some((one) => one === race)]),
      )),
  hispanicOrLatinoEthnicity: hispanicEthnicity,
})

/** @param siteCode the student's */
export const contactRecords = (contact: Contact, facts: SetFacts, siteCode: string): OneRosterRecord[] =>
  userRecords(
    {
      sourcedId: idOfContact(contact.studentId, contact.contactId),
      isActive: contact.isActive,
      orgs: [siteCode],
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
  )
