import { consoleRows, onlyCarried } from './console-rows.ts'
import { csvOf } from './csv-of.ts'
import type { DistrictModel, ModelRace, StaffWork } from './district-model.ts'
import type { FormatWriter } from './format-writer.ts'

/** Microsoft School Data Sync, the V2.1 files: https://learn.microsoft.com/schooldatasync/sds-v2.1-csv-file-format */
export const sdsV2Writer: FormatWriter = {
  title: 'Microsoft SDS V2.1',
  files: (model) => ({
    'orgs.csv': csvOf(
      ['sourcedId', 'name', 'type', 'parentSourcedId'],
      [
        { sourcedId: DISTRICT, name: 'River District', type: 'district' },
        ...model.schools.map(({ id, name }) => ({
          sourcedId: id,
          name,
          type: 'school',
          parentSourcedId: DISTRICT,
        })),
      ],
    ),
    'users.csv': users(model),
    'roles.csv': roles(model),
    'classes.csv': csvOf(
      ['sourcedId', 'orgSourcedId', 'title', 'sessionSourcedIds', 'courseSourcedId', 'code'],
      model.sections.map((section) => ({
        sourcedId: section.id,
        orgSourcedId: section.schoolId,
        title: section.title,
        sessionSourcedIds: section.termIds.join(','),
        courseSourcedId: section.courseId,
      })),
    ),
    'enrollments.csv': csvOf(
      ['classSourcedId', 'userSourcedId', 'role'],
      model.sections.flatMap(({ id, teacherIds, studentIds }) => [
        ...teacherIds.map((userId) => ({ classSourcedId: id, userSourcedId: userId, role: 'teacher' })),
        ...studentIds.map((userId) => ({ classSourcedId: id, userSourcedId: userId, role: 'student' })),
      ]),
    ),
    'academicSessions.csv': csvOf(
      ['sourcedId', 'title', 'type', 'schoolYear', 'startDate', 'endDate'],
      model.terms.map(({ id, title, kind, startDate, endDate }) => ({
        sourcedId: id,
        title,
        type: kind,
        schoolYear: '2026',
        startDate,
        endDate,
      })),
    ),
    'courses.csv': csvOf(
      ['sourcedId', 'orgSourcedId', 'title', 'code', 'schoolYearSourcedId', 'subject', 'grade'],
      model.courses.map(({ id, schoolId, title, code, subject }) => ({
        sourcedId: id,
        orgSourcedId: schoolId,
        title,
        code,
        schoolYearSourcedId: model.terms[0]?.id ?? '',
        subject,
      })),
    ),
    'demographics.csv': csvOf(
      [
        ...['userSourcedId', 'sex', 'birthDate', 'birthCity', 'birthState', 'birthCountry'],
        ...['ethnicityCodes', 'raceCodes'],
      ],
      model.students.map((student) => ({
        userSourcedId: student.id,
        sex: { F: 'female', M: 'male', X: 'other' }[student.gender],
        birthDate: student.birthDate,
        ethnicityCodes: student.isHispanic ? 'hispanicOrLatinoEthnicity' : '',
        raceCodes: student.races.map((race) => RACES[race]).join(','),
      })),
    ),
    'userFlags.csv': csvOf(
      ['userSourcedId', 'flag'],
      model.students.filter(({ hasIep }) => hasIep).map(({ id }) => ({ userSourcedId: id, flag: 'iep' })),
    ),
    'relationships.csv': csvOf(
      ['userSourcedId', 'relationshipUserSourcedId', 'relationshipRole'],
      model.contacts.map(({ id, studentId, relationship }) => ({
        userSourcedId: studentId,
        relationshipUserSourcedId: id,
        relationshipRole: relationship,
      })),
    ),
  }),
  rows: (model) => {
    const rows = consoleRows(model, { people: 'id', schools: 'id', courses: 'id', roles: ROLES })
    // The absence of a flag or of an ethnicity says nothing.
    const students = rows.students.map((student) =>
      Object.assign({}, student, {
        hispanicEthnicity: student.hispanicEthnicity || null,
        specialEducation: student.specialEducation || null,
      }),
    )
    return {
      sites: onlyCarried(rows.sites, ['siteCode', 'siteName']),
      staff: onlyCarried(rows.staff, [
        ...['staffId', 'firstName', 'lastName', 'emailAddress', 'username', 'role', 'siteCodes'],
        'primarySiteCode',
      ]),
      gradingPeriods: onlyCarried(rows.gradingPeriods, [
        ...['gradingPeriodCode', 'siteCode', 'title', 'sessionType', 'startDate', 'endDate'],
      ]),
      students: onlyCarried(students, [
        ...['studentId', 'firstName', 'lastName', 'emailAddress', 'gender', 'birthDate', 'gradeLevel'],
        ...['siteCode', 'entryDate', 'hispanicEthnicity', 'races', 'specialEducation'],
      ]),
      enrollment: rows.enrollment,
      contacts: rows.contacts,
      courses: rows.courses,
      sections: onlyCarried(rows.sections, [
        ...['sectionId', 'termCode', 'siteCode', 'courseId', 'sectionTitle', 'primaryStaffId'],
        'coTeacherIds',
      ]),
      roster: onlyCarried(rows.roster, ['studentId', 'sectionId', 'siteCode', 'role']),
    }
  },
}

const DISTRICT = 'd157-0000'

/** Its own words come back as Console's. */
const ROLES: Readonly<Record<StaffWork, string>> = {
  teacher: 'teacher',
  aide: 'aide',
  principal: 'principal',
  counselor: 'counselor',
}

const ROLE_WORDS: Readonly<Record<StaffWork, string>> = {
  teacher: 'teacher',
  aide: 'paraprofessional',
  principal: 'principal',
  counselor: 'advisor',
}

const RACES: Readonly<Record<ModelRace, string>> = {
  AMI: 'americanIndianOrAlaskaNative',
  ASI: 'asian',
  BLA: 'blackOrAfricanAmerican',
  PAC: 'nativeHawaiianOrOtherPacificIslander',
  WHI: 'white',
}

const users = ({ staff, students, contacts }: DistrictModel): string =>
  csvOf(
    [
      ...['sourcedId', 'username', 'givenName', 'familyName', 'password', 'activeDirectoryMatchId'],
      ...['email', 'phone', 'sms', 'userNumber'],
    ],
    [
      ...[...staff, ...students].map((person) => ({
        sourcedId: person.id,
        username: person.username,
        givenName: person.firstName,
        familyName: person.lastName,
        activeDirectoryMatchId: `${person.username}@example.org`,
        email: person.email,
        userNumber: person.number,
      })),
      ...contacts.map((contact) => ({
        sourcedId: contact.id,
        username: contact.email,
        givenName: contact.firstName,
        familyName: contact.lastName,
        email: contact.email,
        sms: contact.mobilePhone,
      })),
    ],
  )

const roles = ({ staff, students, terms }: DistrictModel): string =>
  csvOf(
    [
      ...['userSourcedId', 'orgSourcedId', 'role', 'sessionSourcedId', 'grade', 'isPrimary'],
      ...['roleStartDate', 'roleEndDate'],
    ],
    [
      ...staff.flatMap((person) =>
        person.schoolIds
          .map((schoolId, n) => ({
            userSourcedId: person.id,
            orgSourcedId: schoolId,
            role: ROLE_WORDS[person.work],
            sessionSourcedId: terms[0]?.id ?? '',
            isPrimary: n === 0 ? 'TRUE' : 'FALSE',
          }))
          // The primary one doesn't have to stand first.
          .toReversed(),
      ),
      ...students.map((student) => ({
        userSourcedId: student.id,
        orgSourcedId: student.schoolId,
        role: 'student',
        sessionSourcedId: terms[0]?.id ?? '',
        grade: student.grade,
        isPrimary: 'TRUE',
        roleStartDate: student.entryDate,
      })),
    ],
  )
