import { type ConsoleRow, consoleRows, onlyCarried, withoutThirdGender } from './console-rows.ts'
import { csvOf } from './csv-of.ts'
import type { DistrictModel, ModelContact, ModelRace, ModelStudent, StaffWork } from './district-model.ts'
import type { FormatWriter } from './format-writer.ts'

/** Clever's files as its SFTP instructions list them: https://schema.clever.com/files/clever-sftp-instructions.pdf */
export const cleverWriter: FormatWriter = {
  title: 'Clever',
  files: (model) => ({
    'schools.csv': schools(model),
    'students.csv': csvOf(
      STUDENT_COLUMNS,
      model.students.flatMap((student) => studentRows(student, model)),
    ),
    'teachers.csv': teachers(model),
    'staff.csv': otherStaff(model),
    'sections.csv': sections(model),
    'enrollments.csv': csvOf(
      ['School_id', 'Section_id', 'Student_id'],
      model.sections.flatMap(({ id, schoolId, studentIds }) =>
        studentIds.map((studentId) => ({ School_id: schoolId, Section_id: id, Student_id: studentId })),
      ),
    ),
  }),
  rows: (model) => {
    const rows = consoleRows(model, { people: 'id', schools: 'id', courses: 'code', roles: ROLES })
    const titles = new Map(model.terms.map(({ id, title }) => [id, title]))
    const termOf = new Map(model.sections.map(({ id, termIds }) => [id, termIds[0]]))
    const held = new Set(model.sections.map(({ schoolId, termIds }) => `${schoolId} ${termIds[0] ?? ''}`))
    return {
      sites: onlyCarried(rows.sites, ['siteCode', 'siteName', 'lowGrade', 'highGrade', 'principalName']),
      staff: rows.staff
        // Of those who don't teach there is one role, and no middle name.
        .map((person) =>
          person.role === 'teacher' ? person : Object.assign({}, person, { middleName: null }),
        ),
      gradingPeriods: rows.gradingPeriods
        .filter(({ siteCode, gradingPeriodCode }) =>
          held.has(`${String(siteCode)} ${String(gradingPeriodCode)}`),
        )
        .map((period) =>
          Object.assign({}, period, {
            gradingPeriodCode: period.title,
            sessionType: 'term',
            parentCode: null,
          }),
        ),
      students: onlyCarried(rows.students, [
        ...['studentId', 'stateStudentId', 'firstName', 'middleName', 'lastName', 'emailAddress', 'gender'],
        ...['birthDate', 'gradeLevel', 'siteCode', 'hispanicEthnicity', 'races', 'specialEducation'],
      ]).map((student) => withoutThirdGender(withOneRace(student))),
      contacts: rows.contacts.map((contact) =>
        Object.assign({}, contact, {
          firstName: null,
          lastName: `${String(contact.firstName)} ${String(contact.lastName)}`,
        }),
      ),
      courses: onlyCarried(rows.courses, ['courseId', 'courseTitle', 'department']),
      sections: rows.sections
        .filter(({ sectionId, termCode }) => termOf.get(String(sectionId)) === termCode)
        .map((section) =>
          Object.assign({}, section, {
            termCode: titles.get(String(section.termCode)),
            room: null,
            classType: null,
          }),
        ),
      roster: onlyCarried(rows.roster, ['studentId', 'sectionId', 'siteCode', 'role']),
    }
  },
}

/** Anyone who doesn't teach is staff. */
const ROLES: Readonly<Record<StaffWork, string>> = {
  teacher: 'teacher',
  aide: 'administrator',
  principal: 'administrator',
  counselor: 'administrator',
}

const GRADES: Readonly<Record<string, string>> = { KG: 'Kindergarten' }
const gradeOf = (grade: string): string => GRADES[grade] ?? grade.replace(/^0/, '')

const RACES: Readonly<Record<ModelRace, string>> = {
  AMI: 'I',
  ASI: 'A',
  BLA: 'B',
  PAC: 'P',
  WHI: 'W',
}

/** A student has one race in these files. */
const withOneRace = (student: ConsoleRow): ConsoleRow =>
  Array.isArray(student.races) && student.races.length > 1
    ? Object.assign({}, student, { races: ['MUL'] })
    : student

const schools = ({ schools }: DistrictModel): string =>
  csvOf(
    [
      ...['School_id', 'School_name', 'School_number', 'State_id', 'Low_grade', 'High_grade', 'Principal'],
      ...['Principal_email', 'School_address', 'School_city', 'School_state', 'School_zip', 'School_phone'],
    ],
    schools.map((school) => ({
      School_id: school.id,
      School_name: school.name,
      School_number: school.number,
      Low_grade: gradeOf(school.lowGrade),
      High_grade: gradeOf(school.highGrade),
      Principal: school.principalName,
    })),
  )

const STUDENT_COLUMNS = [
  ...['School_id', 'Student_id', 'Student_number', 'State_id', 'Last_name', 'Middle_name', 'First_name'],
  ...['Grade', 'Gender', 'Graduation_year', 'DOB', 'Race', 'Hispanic_Latino', 'Home_language', 'Ell_status'],
  ...['Frl_status', 'IEP_status', 'Student_street', 'Student_city', 'Student_state', 'Student_zip'],
  ...['Student_email', 'Contact_relationship', 'Contact_type', 'Contact_name', 'Contact_phone'],
  ...['Contact_phone_type', 'Contact_email', 'Contact_sis_id', 'Username', 'Password', 'Unweighted_gpa'],
  'Weighted_gpa',
]

/** A student has a row for each contact, and one with none. */
const studentRows = (student: ModelStudent, { contacts }: DistrictModel) => {
  const [year, month, day] = student.birthDate.split('-')
  const own = {
    School_id: student.schoolId,
    Student_id: student.id,
    Student_number: student.number,
    State_id: student.stateId,
    Last_name: student.lastName,
    Middle_name: student.middleName,
    First_name: student.firstName,
    Grade: gradeOf(student.grade),
    Gender: student.gender === 'X' ? '' : student.gender,
    DOB: `${month}/${day}/${year}`,
    Race: student.races.length > 1 ? 'M' : student.races.map((race) => RACES[race]).join(''),
    Hispanic_Latino: student.isHispanic ? 'Y' : 'N',
    IEP_status: student.hasIep ? 'Y' : 'N',
    Student_email: student.email,
    Username: student.username,
  }
  const theirs = contacts.filter(({ studentId }) => studentId === student.id)
  return theirs.length === 0 ? [own] : theirs.map((contact) => Object.assign({}, own, contactCells(contact)))
}

const contactCells = (contact: ModelContact) => ({
  Contact_relationship: contact.relationship === 'parent' ? 'Parent' : 'Guardian',
  Contact_type: 'family',
  Contact_name: `${contact.firstName} ${contact.lastName}`,
  Contact_phone: contact.mobilePhone,
  Contact_phone_type: 'Cell',
  Contact_email: contact.email,
  Contact_sis_id: contact.id,
})

/** A teacher of several schools has a row for each. */
const teachers = ({ staff }: DistrictModel): string =>
  csvOf(
    [
      ...['School_id', 'Teacher_id', 'Teacher_number', 'State_teacher_id', 'Teacher_email', 'First_name'],
      ...['Middle_name', 'Last_name', 'Title', 'Username', 'Password'],
    ],
    staff
      .filter(({ work }) => work === 'teacher')
      .flatMap((teacher) =>
        teacher.schoolIds.map((schoolId) => ({
          School_id: schoolId,
          Teacher_id: teacher.id,
          Teacher_number: teacher.number,
          Teacher_email: teacher.email,
          First_name: teacher.firstName,
          Middle_name: teacher.middleName,
          Last_name: teacher.lastName,
          Title: teacher.title,
          Username: teacher.username,
        })),
      ),
  )

const otherStaff = ({ staff }: DistrictModel): string =>
  csvOf(
    [
      ...['School_id', 'Staff_id', 'Staff_email', 'First_name', 'Last_name', 'Department', 'Title'],
      ...['Username', 'Password', 'Role'],
    ],
    staff
      .filter(({ work }) => work !== 'teacher')
      .flatMap((person) =>
        person.schoolIds.map((schoolId) => ({
          School_id: schoolId,
          Staff_id: person.id,
          Staff_email: person.email,
          First_name: person.firstName,
          Last_name: person.lastName,
          Title: person.title,
          Username: person.username,
        })),
      ),
  )

const SUBJECTS = { Math: 'Math', ELA: 'English/language arts', Science: 'Science' } as const

const sections = (model: DistrictModel): string =>
  csvOf(
    [
      ...['School_id', 'Section_id', 'Teacher_id', 'Teacher_2_id', 'Teacher_3_id', 'Teacher_4_id'],
      ...['Teacher_5_id', 'Teacher_6_id', 'Teacher_7_id', 'Teacher_8_id', 'Teacher_9_id', 'Teacher_10_id'],
      ...['Name', 'Section_number', 'Grade', 'Course_name', 'Course_number', 'Course_description', 'Period'],
      ...['Subject', 'Term_name', 'Term_start', 'Term_end'],
    ],
    model.sections.map((section) => {
      const term = model.terms.find(({ id }) => id === section.termIds[0])
      const course = model.courses.find(({ id }) => id === section.courseId)
      const [first = '', ...others] = section.teacherIds
      return Object.assign(
        {
          School_id: section.schoolId,
          Section_id: section.id,
          Teacher_id: first,
          Name: section.title,
          Course_name: course?.title ?? '',
          Course_number: course?.code ?? '',
          Period: section.period,
          Subject: course ? SUBJECTS[course.subject] : '',
          Term_name: term?.title ?? '',
          Term_start: term?.startDate ?? '',
          Term_end: term?.endDate ?? '',
        },
        Object.fromEntries(others.map((id, n) => [`Teacher_${n + 2}_id`, id])),
      )
    }),
  )
