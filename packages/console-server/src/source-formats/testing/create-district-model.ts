import type {
  DistrictModel,
  ModelContact,
  ModelCourse,
  ModelRace,
  ModelSchool,
  ModelSection,
  ModelStaff,
  ModelStudent,
  ModelTerm,
  StaffWork,
} from './district-model.ts'

/** Ids as many systems write them: long, and the same for good. */
const guid = (kind: string, n: number): string => `${kind}3d0f-5c21-4e7a-9b64-${String(n).padStart(12, '0')}`

const at = <T>(list: readonly T[], n: number): T => {
  const found = list[n % list.length]
  if (found === undefined) throw new Error('The list is empty')
  return found
}

const YEAR: ModelTerm = {
  id: guid('7e0a', 1),
  title: 'School year 2026-2027',
  kind: 'schoolYear',
  startDate: '2026-08-10',
  endDate: '2027-06-04',
  parentId: null,
}
const FALL: ModelTerm = {
  id: guid('7e0a', 2),
  title: 'Fall, first half',
  kind: 'semester',
  startDate: '2026-08-10',
  endDate: '2026-12-18',
  parentId: YEAR.id,
}
const SPRING: ModelTerm = {
  id: guid('7e0a', 3),
  title: 'Spring "second half"',
  kind: 'semester',
  startDate: '2027-01-05',
  endDate: '2027-06-04',
  parentId: YEAR.id,
}

const SCHOOLS: readonly ModelSchool[] = [
  {
    id: guid('5c00', 412),
    number: '0412',
    name: 'Alder Creek Elementary',
    lowGrade: 'KG',
    highGrade: '05',
    principalName: 'Jo Ito',
    ncesId: '061234500412',
  },
  {
    id: guid('5c00', 415),
    number: '0415',
    name: 'Juniper Middle, "North" Campus',
    lowGrade: '06',
    highGrade: '08',
    principalName: 'Zoë Ångström',
    ncesId: '061234500415',
  },
  {
    id: guid('5c00', 431),
    number: '0431',
    name: 'Müller-Straße High',
    lowGrade: '09',
    highGrade: '12',
    principalName: 'Renée O’Neil, Ed.D.',
    ncesId: '061234500431',
  },
]

const FIRST_NAMES = ['Theo', 'Zoë', 'Jürgen', 'Mina', 'José', 'Łucja', 'Ada', 'Robert "Bob"', 'Søren', 'Iris']
const LAST_NAMES = [
  'Nguyễn',
  'Müller',
  'O’Brien',
  'Sol',
  'Smith, Jr.',
  'Ångström',
  'Haddad',
  'Vale',
  'Brook-Gröbl',
]
const MIDDLE_NAMES = ['', 'Anaïs', '', 'Lee']
const RACES: readonly (readonly ModelRace[])[] = [
  ['WHI'],
  ['ASI'],
  ['BLA'],
  ['ASI', 'WHI'],
  ['AMI'],
  ['PAC'],
  [],
]

/**
 * Three schools with twenty students each, and their teachers, courses, sections and contacts. Always the same but for the domain of
 * the email addresses.
 */
export const createDistrictModel = (domain = 'example.org'): DistrictModel => {
  const students = SCHOOLS.flatMap((school, s) =>
    Array.from({ length: 20 }, (_, i) => studentOf(school, s * 20 + i, domain)),
  )
  const staff = staffAt(domain)
  const courses = SCHOOLS.flatMap(coursesOf)
  return {
    schools: SCHOOLS,
    staff,
    terms: [YEAR, FALL, SPRING],
    students,
    contacts: students.flatMap((student, n) => contactsOf(student, n, domain)),
    courses,
    sections: SCHOOLS.flatMap((school) => sectionsOf(school, courses, { staff, students })),
  }
}

const GRADES = [
  ['KG', '01', '02', '03', '04', '05'],
  ['06', '07', '08'],
  ['09', '10', '11', '12'],
] as const

const AGES: Readonly<Record<string, number>> = { KG: 5 }

const studentOf = (school: ModelSchool, n: number, domain: string): ModelStudent => {
  const grade = at(at(GRADES, SCHOOLS.indexOf(school)), n)
  const age = AGES[grade] ?? Number(grade) + 5
  const month = String((n % 12) + 1).padStart(2, '0')
  return {
    id: guid('57d0', n),
    number: String(30_018_800 + n).padStart(10, '0'),
    stateId: String(7_730_184_200 + n),
    firstName: at(FIRST_NAMES, n),
    middleName: at(MIDDLE_NAMES, n),
    lastName: at(LAST_NAMES, n),
    email: n % 5 === 4 ? '' : `student${n}@${domain}`,
    username: `student${n}`,
    gender: n === 7 ? 'X' : n % 2 === 0 ? 'F' : 'M',
    birthDate: `${2026 - age}-${month}-${String((n % 28) + 1).padStart(2, '0')}`,
    grade,
    schoolId: school.id,
    entryDate: n % 10 === 3 ? '2026-09-01' : '2026-08-10',
    isHispanic: n % 3 === 0,
    races: at(RACES, n),
    hasIep: n % 9 === 0,
  }
}

const contactsOf = ({ id, lastName }: ModelStudent, n: number, domain: string): ModelContact[] =>
  // Every third student has two contacts, every fifth none.
  Array.from({ length: n % 5 === 2 ? 0 : n % 3 === 0 ? 2 : 1 }, (_, i) => ({
    id: guid('c047', n * 10 + i),
    studentId: id,
    firstName: at(FIRST_NAMES, n + 3 + i),
    lastName,
    relationship: i === 0 ? 'parent' : 'guardian',
    email: `contact${n}.${i}@${domain}`,
    mobilePhone: `+1555010${String(n * 10 + i).padStart(4, '0')}`,
  }))

const staffAt = (domain: string): ModelStaff[] =>
  STAFF.map(([work, title, schools], i) => {
    const n = i + 1
    return {
      id: guid('57af', n),
      number: String(10_400 + n).padStart(7, '0'),
      firstName: at(FIRST_NAMES, n * 3 + 1),
      middleName: at(MIDDLE_NAMES, n + 1),
      lastName: at(LAST_NAMES, n * 2 + 1),
      email: `staff${n}@${domain}`,
      username: `staff${n}`,
      title,
      work,
      schoolIds: schools.map((s) => at(SCHOOLS, s).id),
    }
  })

const STAFF: readonly (readonly [StaffWork, title: string, schools: readonly number[]])[] = [
  ['teacher', 'Teacher, kindergarten', [0]],
  ['teacher', 'Teacher', [0]],
  ['teacher', 'Teacher', [0]],
  ['teacher', 'Teacher', [1]],
  ['teacher', 'Teacher "of the year"', [1, 2]],
  ['teacher', 'Teacher', [1]],
  ['teacher', 'Teacher', [2]],
  ['teacher', 'Teacher', [2]],
  ['aide', 'Instructional aide', [2]],
  ['principal', 'Principal', [0]],
  ['principal', 'Principal', [1]],
  ['counselor', 'Counselor', [2, 1]],
]

const SUBJECTS = ['Math', 'ELA', 'Science'] as const
const COURSE_TITLES = ['Mathematics', 'Reading & Writing', 'Natural Science: "How things work"'] as const

const coursesOf = (school: ModelSchool): ModelCourse[] =>
  SUBJECTS.map((subject, i) => ({
    id: guid('c0de', Number(school.number) * 10 + i),
    code: `${subject}-${school.number}`,
    title: `${at(COURSE_TITLES, i)}, ${school.number}`,
    subject,
    schoolId: school.id,
  }))

const sectionsOf = (
  school: ModelSchool,
  courses: readonly ModelCourse[],
  { staff, students }: Pick<DistrictModel, 'staff' | 'students'>,
): ModelSection[] => {
  const teachers = staff.filter(({ work, schoolIds }) => work === 'teacher' && schoolIds.includes(school.id))
  const here = students.filter(({ schoolId }) => schoolId === school.id)
  const terms = [[YEAR.id], [FALL.id], [SPRING.id]]
  return courses
    .filter(({ schoolId }) => schoolId === school.id)
    .flatMap((course, c) =>
      [0, 1].map((half) => ({
        id: guid('5ec7', Number(school.number) * 100 + c * 10 + half),
        title: `${course.subject}, period ${c + 1}${half === 0 ? '' : ' (B)'}`,
        courseId: course.id,
        schoolId: school.id,
        // Year-long where it is one half of the class, and in both semesters for one section of the high school.
        termIds: school.number === '0431' && c === 2 && half === 1 ? [FALL.id, SPRING.id] : at(terms, c),
        teacherIds: teachers.slice(c % teachers.length, (c % teachers.length) + 1 + half).map(({ id }) => id),
        period: String(c + 1),
        room: `R ${c + 1}${half}`,
        isHomeroom: c === 0 && half === 0,
        studentIds: here.filter((_, i) => i % 2 === half).map(({ id }) => id),
      })),
    )
}
