import type { SourceFormat, ValueFrom } from '../source-format.ts'
import { FULL_YEAR, GRADES, RELATIONSHIPS, SEXES, SUBJECTS } from '../words.ts'

/** A section without a course is a course of its own, since every section has one here. */
const COURSE: ValueFrom = { firstOf: ['Course SIS ID', 'Course Number', 'SIS ID'] }
const TERM: ValueFrom = { firstOf: ['Term SIS ID', 'Term Name', FULL_YEAR] }
const SCHOOLS_OF_TEACHER: ValueFrom = {
  distinct: { in: 'teachers', by: 'SIS ID', take: 'School SIS ID' },
}
const TEACHERS_OF_SECTION: ValueFrom = {
  distinct: { in: 'teachersOfSections', by: 'SIS ID', take: 'SIS ID' },
}
const ofUser = (take: string): ValueFrom => ({ first: { in: 'users', by: 'Email', take } })

/**
 * The files of Microsoft School Data Sync in version 1, which the newer versions still read.
 * @see https://learn.microsoft.com/schooldatasync/csv-files-for-school-data-sync
 */
export const sdsV1: SourceFormat = {
  id: 'sdsV1',
  title: 'Microsoft School Data Sync V1',
  listSeparator: ',',
  files: {
    school: { pattern: 'school.csv', isRequired: true, recognizedBy: ['SIS ID', 'Name'] },
    section: {
      pattern: 'section.csv',
      isRequired: true,
      recognizedBy: ['SIS ID', 'School SIS ID', 'Section Name'],
    },
    student: {
      pattern: 'student.csv',
      isRequired: true,
      recognizedBy: ['SIS ID', 'School SIS ID', 'Username'],
      neverHas: ['Teacher Number', 'Qualification'],
    },
    teacher: {
      pattern: 'teacher.csv',
      isRequired: true,
      recognizedBy: ['SIS ID', 'School SIS ID', 'Username'],
      neverHas: ['Student Number', 'Grade', 'Birthdate'],
    },
    // These two have the same columns: only their names tell them apart.
    studentEnrollment: {
      pattern: 'studentenrollment.csv',
      isRequired: true,
      recognizedBy: ['Section SIS ID', 'SIS ID'],
    },
    teacherRoster: {
      pattern: 'teacherroster.csv',
      isRequired: true,
      recognizedBy: ['Section SIS ID', 'SIS ID'],
    },
    user: {
      pattern: 'user.csv',
      isRequired: false,
      recognizedBy: ['Email', 'First Name', 'Last Name', 'Phone', 'SIS ID'],
    },
    guardianRelationship: {
      pattern: 'guardianrelationship.csv',
      isRequired: false,
      recognizedBy: ['SIS ID', 'Email', 'Role'],
    },
  },
  lookups: {
    teachers: { file: 'teacher', key: 'SIS ID' },
    students: { file: 'student', key: 'SIS ID' },
    sections: { file: 'section', key: 'SIS ID' },
    teachersOfSections: { file: 'teacherRoster', key: 'Section SIS ID' },
    users: { file: 'user', key: 'Email' },
  },
  components: {
    sites: {
      from: [{ file: 'school' }],
      mapping: {
        columns: {
          siteCode: 'SIS ID',
          siteName: 'Name',
          lowGrade: 'Grade Low',
          highGrade: 'Grade High',
          principalName: 'Principal Name',
          ncesSchoolId: 'School NCES_ID',
        },
        codes: { lowGrade: GRADES, highGrade: GRADES },
      },
    },
    staff: {
      // A teacher of several schools has a row for each.
      oncePer: 'SIS ID',
      from: [
        {
          file: 'teacher',
          columns: { schools: SCHOOLS_OF_TEACHER, primarySchool: { first: SCHOOLS_OF_TEACHER } },
        },
      ],
      mapping: {
        columns: {
          staffId: 'SIS ID',
          firstName: 'First Name',
          middleName: 'Middle Name',
          lastName: 'Last Name',
          emailAddress: 'Secondary Email',
          username: 'Username',
          title: 'Title',
          siteCodes: 'schools',
          primarySiteCode: 'primarySchool',
        },
        constants: { role: 'teacher' },
      },
    },
    gradingPeriods: {
      oncePer: { text: ['School SIS ID', 'term'], between: '\n' },
      from: [
        {
          file: 'section',
          where: [
            { of: 'Term StartDate', notIn: [''] },
            { of: 'Term EndDate', notIn: [''] },
          ],
          columns: { term: TERM, termTitle: { firstOf: ['Term Name', 'Term SIS ID', FULL_YEAR] } },
        },
      ],
      mapping: {
        columns: {
          gradingPeriodCode: 'term',
          siteCode: 'School SIS ID',
          title: 'termTitle',
          startDate: 'Term StartDate',
          endDate: 'Term EndDate',
        },
        constants: { sessionType: 'term' },
      },
    },
    students: {
      oncePer: 'SIS ID',
      from: [{ file: 'student' }],
      mapping: {
        columns: {
          studentId: 'SIS ID',
          stateStudentId: 'State ID',
          firstName: 'First Name',
          middleName: 'Middle Name',
          lastName: 'Last Name',
          emailAddress: 'Secondary Email',
          gender: 'Gender',
          birthDate: 'Birthdate',
          gradeLevel: 'Grade',
          siteCode: 'School SIS ID',
        },
        codes: { gradeLevel: GRADES, gender: SEXES },
      },
    },
    contacts: {
      from: [
        {
          file: 'guardianRelationship',
          columns: {
            firstName: ofUser('First Name'),
            lastName: ofUser('Last Name'),
            homePhone: ofUser('Phone'),
          },
        },
      ],
      mapping: {
        columns: {
          studentId: 'SIS ID',
          contactId: 'Email',
          firstName: 'firstName',
          lastName: 'lastName',
          relationship: 'Role',
          emailAddress: 'Email',
          homePhone: 'homePhone',
        },
        codes: { relationship: RELATIONSHIPS },
      },
    },
    courses: {
      oncePer: 'course',
      from: [
        {
          file: 'section',
          columns: {
            course: COURSE,
            courseTitle: { firstOf: ['Course Name', 'Course Number', 'Section Name'] },
          },
        },
      ],
      mapping: {
        columns: {
          courseId: 'course',
          courseTitle: 'courseTitle',
          courseTitleShort: 'Course Number',
          department: 'Course Subject',
        },
        codes: { department: SUBJECTS },
      },
    },
    sections: {
      from: [
        {
          file: 'section',
          columns: {
            course: COURSE,
            term: TERM,
            teacher: { first: TEACHERS_OF_SECTION },
            coTeachers: { rest: TEACHERS_OF_SECTION },
          },
        },
      ],
      mapping: {
        columns: {
          sectionId: 'SIS ID',
          siteCode: 'School SIS ID',
          termCode: 'term',
          courseId: 'course',
          sectionTitle: 'Section Name',
          primaryStaffId: 'teacher',
          coTeacherIds: 'coTeachers',
          periods: 'Periods',
        },
      },
    },
    roster: {
      from: [
        {
          file: 'studentEnrollment',
          columns: {
            school: {
              firstOf: [
                { in: 'sections', by: 'Section SIS ID', take: 'School SIS ID' },
                { first: { in: 'students', by: 'SIS ID', take: 'School SIS ID' } },
              ],
            },
          },
        },
      ],
      mapping: {
        columns: { studentId: 'SIS ID', sectionId: 'Section SIS ID', siteCode: 'school' },
        constants: { role: 'student' },
      },
    },
  },
}
