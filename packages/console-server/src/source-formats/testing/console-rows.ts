import type { ImportedComponent } from '@edconsole/console-core/import-rules'
import type { DistrictModel, StaffWork } from './district-model.ts'

export type ConsoleRow = Readonly<Record<string, unknown>>
export type ConsoleRows = Readonly<Partial<Record<ImportedComponent, readonly ConsoleRow[]>>>

/** Which of two ids of the model a format's rows are known by in Console, and what a format says in other words. */
export type RowOptions = {
  readonly people: 'id' | 'number'
  readonly schools: 'id' | 'number'
  readonly courses: 'id' | 'code'
  readonly roles: Readonly<Record<StaffWork, string>>
}

/** The model as Console stores it once everything of it has been imported. */
export const consoleRows = (model: DistrictModel, options: RowOptions): ConsoleRowsOfModel => {
  const siteOf = codesOf(model.schools, options.schools)
  const staffOf = codesOf(model.staff, options.people)
  const studentOf = codesOf(model.students, options.people)
  const courseOf = codesOf(model.courses, options.courses)
  return {
    sites: model.schools.map((school) => ({
      siteCode: school[options.schools],
      siteName: school.name,
      lowGrade: school.lowGrade,
      highGrade: school.highGrade,
      principalName: school.principalName,
      ncesSchoolId: school.ncesId,
    })),
    staff: model.staff.map((person) => ({
      staffId: person[options.people],
      firstName: person.firstName,
      middleName: person.middleName,
      lastName: person.lastName,
      emailAddress: person.email,
      username: person.username,
      title: person.title,
      role: options.roles[person.work],
      siteCodes: person.schoolIds.map(siteOf),
      primarySiteCode: siteOf(person.schoolIds[0] ?? ''),
    })),
    gradingPeriods: model.terms.flatMap((term) =>
      model.schools.map((school) => ({
        gradingPeriodCode: term.id,
        siteCode: school[options.schools],
        title: term.title,
        sessionType: term.kind,
        startDate: term.startDate,
        endDate: term.endDate,
        parentCode: term.parentId,
      })),
    ),
    students: model.students.map((student) => ({
      studentId: student[options.people],
      stateStudentId: student.stateId,
      firstName: student.firstName,
      middleName: student.middleName,
      lastName: student.lastName,
      emailAddress: student.email,
      gender: student.gender,
      birthDate: student.birthDate,
      gradeLevel: student.grade,
      siteCode: siteOf(student.schoolId),
      entryDate: student.entryDate,
      hispanicEthnicity: student.isHispanic,
      races: student.races,
      specialEducation: student.hasIep,
    })),
    enrollment: model.students.map((student) => ({
      studentId: student[options.people],
      siteCode: siteOf(student.schoolId),
      gradeLevel: student.grade,
      entryDate: student.entryDate,
      isPrimarySchool: true,
    })),
    contacts: model.contacts.map((contact) => ({
      studentId: studentOf(contact.studentId),
      contactId: contact.id,
      firstName: contact.firstName,
      lastName: contact.lastName,
      relationship: contact.relationship,
      emailAddress: contact.email,
      mobilePhone: contact.mobilePhone,
    })),
    courses: model.courses.map((course) => ({
      courseId: course[options.courses],
      courseTitle: course.title,
      courseTitleShort: course.code,
      department: course.subject,
      siteCode: siteOf(course.schoolId),
    })),
    sections: model.sections.flatMap((section) =>
      section.termIds.map((termCode) => ({
        sectionId: section.id,
        termCode,
        siteCode: siteOf(section.schoolId),
        courseId: courseOf(section.courseId),
        sectionTitle: section.title,
        primaryStaffId: staffOf(section.teacherIds[0] ?? ''),
        coTeacherIds: section.teacherIds.slice(1).map(staffOf),
        periods: [section.period],
        room: section.room,
        classType: section.isHomeroom ? 'homeroom' : 'scheduled',
      })),
    ),
    roster: model.sections.flatMap((section) =>
      section.studentIds.map((studentId) => ({
        studentId: studentOf(studentId),
        sectionId: section.id,
        siteCode: siteOf(section.schoolId),
        role: 'student',
        startDate: startOf(model, section.termIds),
      })),
    ),
  }
}

type ConsoleRowsOfModel = Pick<
  Record<ImportedComponent, readonly ConsoleRow[]>,
  | 'sites'
  | 'staff'
  | 'gradingPeriods'
  | 'students'
  | 'enrollment'
  | 'contacts'
  | 'courses'
  | 'sections'
  | 'roster'
>

const codesOf = <Key extends string>(
  things: readonly ({ readonly id: string } & Readonly<Record<Key, string>>)[],
  key: Key,
): ((id: string) => string) => {
  const codes = new Map(things.map((thing) => [thing.id, thing[key]]))
  return (id) => {
    const code = codes.get(id)
    if (code === undefined) throw new Error(`The model has nothing with the id ${id}`)
    return code
  }
}

/** Students are in a section from its first day on. */
const startOf = ({ terms }: DistrictModel, termIds: readonly string[]): string =>
  terms
    .filter(({ id }) => termIds.includes(id))
    .map(({ startDate }) => startDate)
    .toSorted()[0] ?? ''

/** Leaves only what a format has a place for. */
export const onlyCarried = (rows: readonly ConsoleRow[], fields: readonly string[]): ConsoleRow[] =>
  rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field] ?? null])))

/** For formats that know two genders only. */
export const withoutThirdGender = (student: ConsoleRow): ConsoleRow =>
  Object.assign({}, student, { gender: student.gender === 'X' ? null : student.gender })
