import type { SourceFormat, ValueFrom } from '../source-format.ts'
import { FULL_YEAR, GRADES, RACES, RELATIONSHIPS, SEXES, SUBJECTS } from '../words.ts'
import { SCHOOL_TYPES, SDS_V2_FILES, SDS_V2_LOOKUPS, STUDENT } from './sds-v2-files.ts'

const ofStaff = (take: ValueFrom): ValueFrom => ({ in: 'staffRoles', by: 'sourcedId', take })
const ofStudent = (take: ValueFrom): ValueFrom => ({ in: 'studentRoles', by: 'sourcedId', take })
const schoolOf = (by: ValueFrom): ValueFrom => ({ in: 'schools', by, take: 'sourcedId' })
const demographic = (take: ValueFrom): ValueFrom => ({ in: 'demographics', by: 'sourcedId', take })
const flagged = (lookup: string): ValueFrom => ({
  first: { in: lookup, by: 'sourcedId', take: { fixed: 'true' } },
})
const ofContact = (take: ValueFrom): ValueFrom => ({ in: 'users', by: 'relationshipUserSourcedId', take })
const SCHOOLS_OF_STAFF: ValueFrom = { distinct: ofStaff(schoolOf('orgSourcedId')) }
const TEACHERS: ValueFrom = { distinct: { in: 'teachers', by: 'sourcedId', take: 'userSourcedId' } }

/**
 * The files of Microsoft School Data Sync in version 2.1. They are called like those of OneRoster and have other columns.
 * @see https://learn.microsoft.com/schooldatasync/sds-v2.1-csv-file-format
 */
export const sdsV2: SourceFormat = {
  id: 'sdsV2',
  title: 'Microsoft School Data Sync V2.1',
  listSeparator: ',',
  files: SDS_V2_FILES,
  lookups: SDS_V2_LOOKUPS,
  components: {
    sites: {
      rowRules: {
        others: [
          { column: 'type', param: 'orgType', areNot: SCHOOL_TYPES.map((type) => type.toLowerCase()) },
        ],
      },
      from: [{ file: 'orgs' }],
      mapping: { columns: { siteCode: 'sourcedId', siteName: 'name' } },
    },
    staff: {
      from: [
        {
          file: 'users',
          where: [{ of: ofStaff('role'), notIn: [''] }],
          columns: {
            role: { first: ofStaff('role') },
            schools: SCHOOLS_OF_STAFF,
            primarySchool: { first: SCHOOLS_OF_STAFF },
          },
        },
      ],
      mapping: {
        columns: {
          staffId: 'sourcedId',
          firstName: 'givenName',
          lastName: 'familyName',
          emailAddress: 'email',
          username: 'username',
          role: 'role',
          siteCodes: 'schools',
          primarySiteCode: 'primarySchool',
        },
        codes: {
          role: {
            teacher: 'teacher',
            faculty: 'teacher',
            professor: 'teacher',
            lecturer: 'teacher',
            instructor: 'teacher',
            adjunct: 'teacher',
            substitute: 'teacher',
            aide: 'aide',
            assistant: 'aide',
            paraprofessional: 'aide',
            teacherAssistant: 'aide',
            advisor: 'counselor',
            principal: 'principal',
            proctor: 'proctor',
            administrator: 'administrator',
            itAdmin: 'systemAdministrator',
          },
        },
      },
    },
    gradingPeriods: {
      from: [
        {
          file: 'academicSessions',
          // Sessions don't belong to a school: every school has them.
          each: { column: 'school', of: { everyRowOf: 'schools', take: 'sourcedId' } },
        },
      ],
      mapping: {
        columns: {
          gradingPeriodCode: 'sourcedId',
          siteCode: 'school',
          title: 'title',
          sessionType: 'type',
          startDate: 'startDate',
          endDate: 'endDate',
        },
        codes: {
          sessionType: {
            schoolYear: 'schoolYear',
            semester: 'semester',
            term: 'term',
            quarter: 'term',
            trimester: 'term',
            gradingPeriod: 'gradingPeriod',
          },
        },
      },
    },
    students: {
      from: [
        {
          file: 'users',
          where: [{ of: ofStudent('role'), notIn: [''] }],
          columns: {
            school: { first: ofStudent('orgSourcedId') },
            grade: { first: ofStudent('grade') },
            entryDate: { first: ofStudent('roleStartDate') },
            birthDate: demographic('birthDate'),
            sex: demographic('sex'),
            races: demographic({ split: 'raceCodes' }),
            hispanic: {
              first: demographic({
                when: [{ of: { split: 'ethnicityCodes' }, in: ['hispanicOrLatinoEthnicity'] }],
                value: { fixed: 'true' },
              }),
            },
            iep: flagged('iep'),
            section504: flagged('section504'),
            lunch: flagged('lunch'),
          },
        },
      ],
      mapping: {
        columns: {
          studentId: 'sourcedId',
          firstName: 'givenName',
          lastName: 'familyName',
          emailAddress: 'email',
          gender: 'sex',
          birthDate: 'birthDate',
          gradeLevel: 'grade',
          siteCode: 'school',
          entryDate: 'entryDate',
          hispanicEthnicity: 'hispanic',
          races: 'races',
          specialEducation: 'iep',
          section504: 'section504',
          economicallyDisadvantaged: 'lunch',
        },
        codes: { gradeLevel: GRADES, gender: SEXES, races: RACES },
      },
    },
    enrollment: {
      // A role without a start date says that a student is there, but not since when.
      from: [
        {
          file: 'roles',
          where: [STUDENT, { of: 'roleStartDate', notIn: [''] }],
          columns: { grade: 'grade', start: 'roleStartDate', end: 'roleEndDate', isPrimary: 'isPrimary' },
        },
      ],
      mapping: {
        columns: {
          studentId: 'userSourcedId',
          siteCode: 'orgSourcedId',
          gradeLevel: 'grade',
          entryDate: 'start',
          exitDate: 'end',
          isPrimarySchool: 'isPrimary',
        },
        codes: { gradeLevel: GRADES },
      },
    },
    contacts: {
      from: [
        {
          file: 'relationships',
          columns: {
            firstName: ofContact('givenName'),
            lastName: ofContact('familyName'),
            email: ofContact('email'),
            phone: ofContact('phone'),
            sms: ofContact('sms'),
          },
        },
      ],
      mapping: {
        columns: {
          studentId: 'userSourcedId',
          contactId: 'relationshipUserSourcedId',
          firstName: 'firstName',
          lastName: 'lastName',
          relationship: 'relationshipRole',
          emailAddress: 'email',
          homePhone: 'phone',
          mobilePhone: 'sms',
        },
        codes: { relationship: RELATIONSHIPS },
      },
    },
    courses: {
      oncePer: 'course',
      from: [
        {
          file: 'courses',
          columns: {
            course: 'sourcedId',
            school: schoolOf('orgSourcedId'),
            code: 'code',
            subject: 'subject',
          },
        },
        // A class without a course is a course of its own, since every section has one here.
        {
          file: 'classes',
          where: [{ of: 'courseSourcedId', in: [''] }],
          columns: { course: 'sourcedId', school: schoolOf('orgSourcedId'), code: 'code' },
        },
      ],
      mapping: {
        columns: {
          courseId: 'course',
          courseTitle: 'title',
          courseTitleShort: 'code',
          department: 'subject',
          siteCode: 'school',
        },
        codes: { department: SUBJECTS },
      },
    },
    sections: {
      from: [
        {
          file: 'classes',
          columns: {
            course: { firstOf: ['courseSourcedId', 'sourcedId'] },
            teacher: { first: TEACHERS },
            coTeachers: { rest: TEACHERS },
          },
          each: { column: 'term', of: { firstOf: [{ split: 'sessionSourcedIds' }, FULL_YEAR] } },
        },
      ],
      mapping: {
        columns: {
          sectionId: 'sourcedId',
          siteCode: 'orgSourcedId',
          termCode: 'term',
          courseId: 'course',
          sectionTitle: 'title',
          primaryStaffId: 'teacher',
          coTeacherIds: 'coTeachers',
        },
      },
    },
    roster: {
      from: [
        {
          file: 'enrollments',
          where: [STUDENT],
          columns: {
            school: {
              firstOf: [
                { in: 'classes', by: 'classSourcedId', take: 'orgSourcedId' },
                { first: { in: 'studentRoles', by: 'userSourcedId', take: 'orgSourcedId' } },
              ],
            },
          },
        },
      ],
      mapping: {
        columns: { studentId: 'userSourcedId', sectionId: 'classSourcedId', siteCode: 'school' },
        constants: { role: 'student' },
      },
    },
  },
}
