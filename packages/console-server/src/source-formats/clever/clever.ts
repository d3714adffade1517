import type { ComponentRows, RowFilter, SourceFormat, ValueFrom } from '../source-format.ts'
import { FULL_YEAR, GRADES, RELATIONSHIPS, SEXES, SUBJECTS } from '../words.ts'

/** Courses are no records of their own: a section names one, or is one. */
const COURSE: ValueFrom = { firstOf: ['Course_number', 'Course_name', 'Section_id'] }
const TERM: ValueFrom = { firstOf: ['Term_name', FULL_YEAR] }
const TEACHERS: ValueFrom = {
  distinct: {
    allOf: ['Teacher_id', ...Array.from({ length: 9 }, (_, i) => `Teacher_${i + 2}_id`)],
  },
}
const CONTACT: ValueFrom = { firstOf: ['Contact_sis_id', 'Contact_email', 'Contact_name'] }
const phoneOf = (type: Omit<RowFilter, 'of'>): ValueFrom => ({
  when: [Object.assign({ of: 'Contact_phone_type' }, type)],
  value: 'Contact_phone',
})
/** The letters of the files, and the words that Clever's own data has for them. */
const RACES = {
  A: 'ASI',
  B: 'BLA',
  I: 'AMI',
  M: 'MUL',
  P: 'PAC',
  W: 'WHI',
  'American Indian': 'AMI',
  Asian: 'ASI',
  'Black or African American': 'BLA',
  'Hawaiian or Other Pacific Islander': 'PAC',
  Caucasian: 'WHI',
  'Two or More Races': 'MUL',
} as const
const MOBILE = ['cell', 'mobile', 'cell phone', 'mobile phone']
const WORK = ['work', 'business', 'office']

/** A person who works at several schools has a row for each. */
const staffRows = (
  file: string,
  id: string,
  role: string,
  columns: Readonly<Record<string, string>>,
): ComponentRows => {
  const schools: ValueFrom = { distinct: { in: file, by: id, take: 'School_id' } }
  return {
    file,
    columns: Object.assign({}, columns, {
      id,
      work: { fixed: role },
      schools,
      primarySchool: { first: schools },
    }),
  }
}

/**
 * The files that districts send to Clever.
 * @see https://schema.clever.com/files/clever-sftp-instructions.pdf
 */
export const clever: SourceFormat = {
  id: 'clever',
  title: 'Clever',
  listSeparator: ',',
  files: {
    schools: { pattern: 'schools.csv', isRequired: true, recognizedBy: ['School_id', 'School_name'] },
    students: {
      pattern: 'students.csv',
      isRequired: true,
      recognizedBy: ['School_id', 'Student_id', 'Last_name', 'First_name'],
    },
    teachers: {
      pattern: 'teachers.csv',
      isRequired: true,
      recognizedBy: ['School_id', 'Teacher_id', 'Last_name', 'First_name'],
    },
    sections: {
      pattern: 'sections.csv',
      isRequired: true,
      recognizedBy: ['School_id', 'Section_id', 'Teacher_id'],
    },
    enrollments: {
      pattern: 'enrollments.csv',
      isRequired: true,
      recognizedBy: ['School_id', 'Section_id', 'Student_id'],
    },
    staff: {
      pattern: 'staff.csv',
      isRequired: false,
      recognizedBy: ['School_id', 'Staff_id', 'Staff_email', 'First_name', 'Last_name'],
    },
    admins: {
      pattern: 'admins.csv',
      isRequired: false,
      recognizedBy: ['School_id', 'Staff_id', 'Admin_email', 'First_name', 'Last_name'],
    },
  },
  lookups: {
    teachers: { file: 'teachers', key: 'Teacher_id' },
    staff: { file: 'staff', key: 'Staff_id' },
    admins: { file: 'admins', key: 'Staff_id' },
  },
  components: {
    sites: {
      from: [{ file: 'schools' }],
      mapping: {
        columns: {
          siteCode: 'School_id',
          siteName: 'School_name',
          lowGrade: 'Low_grade',
          highGrade: 'High_grade',
          principalName: 'Principal',
        },
        codes: { lowGrade: GRADES, highGrade: GRADES },
      },
    },
    staff: {
      // Who teaches and is staff too stays a teacher.
      oncePer: 'id',
      from: [
        staffRows('teachers', 'Teacher_id', 'teacher', {
          email: 'Teacher_email',
          jobTitle: 'Title',
          middleName: 'Middle_name',
        }),
        staffRows('staff', 'Staff_id', 'administrator', { email: 'Staff_email', jobTitle: 'Title' }),
        staffRows('admins', 'Staff_id', 'administrator', { email: 'Admin_email', jobTitle: 'Admin_title' }),
      ],
      mapping: {
        columns: {
          staffId: 'id',
          firstName: 'First_name',
          middleName: 'middleName',
          lastName: 'Last_name',
          emailAddress: 'email',
          username: 'Username',
          role: 'work',
          title: 'jobTitle',
          siteCodes: 'schools',
          primarySiteCode: 'primarySchool',
        },
        codes: { role: {} },
      },
    },
    gradingPeriods: {
      oncePer: { text: ['School_id', 'Term_name'], between: '\n' },
      from: [
        {
          file: 'sections',
          where: ['Term_name', 'Term_start', 'Term_end'].map((of) => ({ of, notIn: [''] })),
        },
      ],
      mapping: {
        columns: {
          gradingPeriodCode: 'Term_name',
          siteCode: 'School_id',
          title: 'Term_name',
          startDate: 'Term_start',
          endDate: 'Term_end',
        },
        constants: { sessionType: 'term' },
      },
    },
    students: {
      // A student has a row for each contact.
      oncePer: 'Student_id',
      from: [
        {
          file: 'students',
          columns: {
            lunch: {
              words: { F: 'Y', R: 'Y', Free: 'Y', Reduced: 'Y', P: 'N', Paid: 'N' },
              of: 'Frl_status',
            },
          },
        },
      ],
      mapping: {
        columns: {
          studentId: 'Student_id',
          stateStudentId: 'State_id',
          firstName: 'First_name',
          middleName: 'Middle_name',
          lastName: 'Last_name',
          emailAddress: 'Student_email',
          gender: 'Gender',
          birthDate: 'DOB',
          gradeLevel: 'Grade',
          siteCode: 'School_id',
          hispanicEthnicity: 'Hispanic_Latino',
          races: 'Race',
          specialEducation: 'IEP_status',
          economicallyDisadvantaged: 'lunch',
        },
        codes: {
          gradeLevel: GRADES,
          gender: SEXES,
          races: RACES,
        },
      },
    },
    contacts: {
      oncePer: { text: ['Student_id', 'contact'], between: '\n' },
      from: [
        {
          file: 'students',
          where: [{ of: 'Contact_name', notIn: [''] }],
          columns: {
            contact: CONTACT,
            mobilePhone: phoneOf({ in: MOBILE }),
            workPhone: phoneOf({ in: WORK }),
            homePhone: phoneOf({ notIn: [...MOBILE, ...WORK] }),
          },
        },
      ],
      mapping: {
        columns: {
          studentId: 'Student_id',
          contactId: 'contact',
          lastName: 'Contact_name',
          relationship: 'Contact_relationship',
          emailAddress: 'Contact_email',
          homePhone: 'homePhone',
          mobilePhone: 'mobilePhone',
          workPhone: 'workPhone',
        },
        codes: { relationship: RELATIONSHIPS },
      },
    },
    courses: {
      oncePer: 'course',
      from: [
        {
          file: 'sections',
          columns: {
            course: COURSE,
            courseTitle: { firstOf: ['Course_name', 'Course_number', 'Name', 'Section_id'] },
          },
        },
      ],
      mapping: {
        columns: { courseId: 'course', courseTitle: 'courseTitle', department: 'Subject' },
        codes: { department: SUBJECTS },
      },
    },
    sections: {
      from: [
        {
          file: 'sections',
          columns: {
            course: COURSE,
            term: TERM,
            sectionTitle: { firstOf: ['Name', 'Section_number'] },
            teacher: { first: TEACHERS },
            coTeachers: { rest: TEACHERS },
          },
        },
      ],
      mapping: {
        columns: {
          sectionId: 'Section_id',
          siteCode: 'School_id',
          termCode: 'term',
          courseId: 'course',
          sectionTitle: 'sectionTitle',
          primaryStaffId: 'teacher',
          coTeacherIds: 'coTeachers',
          periods: 'Period',
          gradeLevels: 'Grade',
        },
        codes: { gradeLevels: GRADES },
      },
    },
    roster: {
      from: [{ file: 'enrollments' }],
      mapping: {
        columns: { studentId: 'Student_id', sectionId: 'Section_id', siteCode: 'School_id' },
        constants: { role: 'student' },
      },
    },
  },
}
