import { consoleRows, onlyCarried, withoutThirdGender } from './console-rows.ts'
import { csvOf } from './csv-of.ts'
import type { DistrictModel, StaffWork } from './district-model.ts'
import type { FormatWriter } from './format-writer.ts'

/**
 * Microsoft School Data Sync, the V1 files, as https://learn.microsoft.com/schooldatasync/csv-files-for-school-data-sync
 * lists their columns.
 */
export const sdsV1Writer: FormatWriter = {
  title: 'Microsoft SDS V1',
  files: (model) => ({
    'School.csv': schools(model),
    'Section.csv': sections(model),
    'Student.csv': students(model),
    'Teacher.csv': teachers(model),
    'StudentEnrollment.csv': csvOf(
      ['Section SIS ID', 'SIS ID'],
      model.sections.flatMap(({ id, studentIds }) =>
        studentIds.map((studentId) => ({ 'Section SIS ID': id, 'SIS ID': studentId })),
      ),
    ),
    'TeacherRoster.csv': csvOf(
      ['Section SIS ID', 'SIS ID'],
      model.sections.flatMap(({ id, teacherIds }) =>
        teacherIds.map((teacherId) => ({ 'Section SIS ID': id, 'SIS ID': teacherId })),
      ),
    ),
    'User.csv': csvOf(
      ['Email', 'First Name', 'Last Name', 'Phone', 'SIS ID'],
      model.contacts.map((contact) => ({
        Email: contact.email,
        'First Name': contact.firstName,
        'Last Name': contact.lastName,
        Phone: contact.mobilePhone,
        'SIS ID': contact.id,
      })),
    ),
    'Guardianrelationship.csv': csvOf(
      ['SIS ID', 'Email', 'Role'],
      model.contacts.map((contact) => ({
        'SIS ID': contact.studentId,
        Email: contact.email,
        Role: contact.relationship === 'parent' ? 'Parent' : 'Guardian',
      })),
    ),
  }),
  rows: (model) => {
    const rows = consoleRows(model, { people: 'id', schools: 'id', courses: 'id', roles: ROLES })
    // Terms stand in the rows of the sections: one for each, and none for a year that no section is held in.
    return {
      sites: rows.sites,
      staff: onlyCarried(
        rows.staff.filter(({ role }) => role === 'teacher'),
        [
          ...['staffId', 'firstName', 'middleName', 'lastName', 'emailAddress', 'username', 'title', 'role'],
          ...['siteCodes', 'primarySiteCode'],
        ],
      ),
      gradingPeriods: rows.gradingPeriods
        .filter(({ gradingPeriodCode, siteCode }) =>
          sectionTerms(model).some(
            ({ termId, section }) => termId === gradingPeriodCode && section.schoolId === siteCode,
          ),
        )
        .map((period) => Object.assign({}, period, { sessionType: 'term', parentCode: null })),
      students: onlyCarried(rows.students, [
        ...['studentId', 'stateStudentId', 'firstName', 'middleName', 'lastName', 'emailAddress', 'gender'],
        ...['birthDate', 'gradeLevel', 'siteCode'],
      ]).map(withoutThirdGender),
      contacts: rows.contacts.map((contact) =>
        Object.assign({}, contact, {
          contactId: contact.emailAddress,
          homePhone: contact.mobilePhone,
          mobilePhone: null,
        }),
      ),
      courses: onlyCarried(rows.courses, ['courseId', 'courseTitle', 'courseTitleShort', 'department']),
      sections: onlyCarried(
        rows.sections.filter(({ sectionId, termCode }) =>
          sectionTerms(model).some(({ section, termId }) => section.id === sectionId && termId === termCode),
        ),
        [
          ...['sectionId', 'termCode', 'siteCode', 'courseId', 'sectionTitle', 'primaryStaffId'],
          ...['coTeacherIds', 'periods'],
        ],
      ),
      roster: onlyCarried(rows.roster, ['studentId', 'sectionId', 'siteCode', 'role']),
    }
  },
}

/** Teachers are the only staff of the format. */
const ROLES: Readonly<Record<StaffWork, string>> = {
  teacher: 'teacher',
  aide: 'aide',
  principal: 'principal',
  counselor: 'counselor',
}

const sectionTerms = ({ sections }: DistrictModel) =>
  sections.map((section) => ({ section, termId: section.termIds[0] ?? '' }))

const plain = (grade: string): string => (grade === 'KG' ? 'K' : grade.replace(/^0/, ''))

const schools = ({ schools }: DistrictModel): string =>
  csvOf(
    [
      ...['SIS ID', 'Name', 'School Number', 'School NCES_ID', 'State ID', 'Grade Low', 'Grade High'],
      ...['Principal SIS ID', 'Principal Name', 'Principal Secondary Email', 'Address', 'City', 'State'],
      ...['Country', 'Zip', 'Phone', 'Zone'],
    ],
    schools.map((school) => ({
      'SIS ID': school.id,
      Name: school.name,
      'School Number': school.number,
      'School NCES_ID': school.ncesId,
      'Grade Low': plain(school.lowGrade),
      'Grade High': plain(school.highGrade),
      'Principal Name': school.principalName,
    })),
  )

const sections = (model: DistrictModel): string =>
  csvOf(
    [
      ...['SIS ID', 'School SIS ID', 'Section Name', 'Section Number', 'Term SIS ID', 'Term Name'],
      ...['Term StartDate', 'Term EndDate', 'Course SIS ID', 'Course Name', 'Course Number'],
      ...['Course Description', 'Course Subject', 'Periods', 'Status'],
    ],
    sectionTerms(model).map(({ section, termId }) => {
      const term = model.terms.find(({ id }) => id === termId)
      const course = model.courses.find(({ id }) => id === section.courseId)
      return {
        'SIS ID': section.id,
        'School SIS ID': section.schoolId,
        'Section Name': section.title,
        'Term SIS ID': termId,
        'Term Name': term?.title ?? '',
        'Term StartDate': american(term?.startDate ?? ''),
        'Term EndDate': american(term?.endDate ?? ''),
        'Course SIS ID': section.courseId,
        'Course Name': course?.title ?? '',
        'Course Number': course?.code ?? '',
        'Course Subject': course?.subject ?? '',
        Periods: section.period,
        Status: 'Active',
      }
    }),
  )

/** The documents show both `8/10/2026` and `2026-08-10`; students have the latter. */
const american = (date: string): string => {
  const [year, month, day] = date.split('-').map(Number)
  return `${month}/${day}/${year}`
}

const students = ({ students }: DistrictModel): string =>
  csvOf(
    [
      ...['SIS ID', 'School SIS ID', 'Username', 'First Name', 'Last Name', 'Middle Name', 'Student Number'],
      ...['Status', 'State ID', 'Secondary Email', 'Gender', 'Birthdate', 'Grade', 'Graduation Year'],
    ],
    students.map((student) => ({
      'SIS ID': student.id,
      'School SIS ID': student.schoolId,
      Username: student.username,
      'First Name': student.firstName,
      'Last Name': student.lastName,
      'Middle Name': student.middleName,
      'Student Number': student.number,
      Status: 'Active',
      'State ID': student.stateId,
      'Secondary Email': student.email,
      Gender: { F: 'Female', M: 'Male', X: '' }[student.gender],
      Birthdate: student.birthDate,
      Grade: plain(student.grade),
    })),
  )

/** A teacher of several schools has a row for each. */
const teachers = ({ staff }: DistrictModel): string =>
  csvOf(
    [
      ...['SIS ID', 'School SIS ID', 'Username', 'First Name', 'Last Name', 'Middle Name', 'Teacher Number'],
      ...['State ID', 'Status', 'Secondary Email', 'Title', 'Qualification'],
    ],
    staff
      .filter(({ work }) => work === 'teacher')
      .flatMap((teacher) =>
        teacher.schoolIds.map((schoolId) => ({
          'SIS ID': teacher.id,
          'School SIS ID': schoolId,
          Username: teacher.username,
          'First Name': teacher.firstName,
          'Last Name': teacher.lastName,
          'Middle Name': teacher.middleName,
          'Teacher Number': teacher.number,
          Status: 'Active',
          'Secondary Email': teacher.email,
          Title: teacher.title,
        })),
      ),
  )
