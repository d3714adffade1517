import type { COURSE_LEVELS, COURSE_SUBJECTS, GradeCode } from '@edconsole/console-core/contract'

type Subject = keyof typeof COURSE_SUBJECTS

/** A course that every demo district offers. */
export type CatalogueCourse = {
  courseId: string
  courseTitle: string
  courseTitleShort: string
  scedCode: string
  department: Subject
  gradeLow: GradeCode
  gradeHigh: GradeCode
  credits: number
  courseLevel: keyof typeof COURSE_LEVELS
  isCollegePrep: boolean
  isWeighted: boolean
}

type Group = readonly [
  department: Subject,
  sced: string,
  low: GradeCode,
  high: GradeCode,
  titles: readonly string[],
]

const YOUNG: readonly (readonly [GradeCode, string])[] = [
  ['PK', 'Pre-Kindergarten'],
  ['TK', 'Transitional Kindergarten'],
  ['KG', 'Kindergarten'],
  ...(['01', '02', '03', '04', '05'] as const).map((grade) => [grade, `Grade ${Number(grade)}`] as const),
]
const MIDDLE = ['06', '07', '08'] as const

/** In the order of their numbers, which only ever grow. */
const GROUPS: readonly Group[] = [
  ...YOUNG.map(([grade, name]): Group => ['Homeroom', '22', grade, grade, [`${name} Homeroom`]]),
  ['Arts', '05', 'KG', '05', ['Elementary Art', 'Elementary Music']],
  ['PE', '08', 'KG', '05', ['Elementary PE']],
  ...MIDDLE.flatMap((grade): Group[] => [
    ['ELA', '01', grade, grade, [`English ${Number(grade)}`]],
    ['Math', '02', grade, grade, [`Math ${Number(grade)}`]],
    ['Science', '03', grade, grade, [`Science ${Number(grade)}`]],
    ['Social Science', '04', grade, grade, [`History ${Number(grade)}`]],
    ['PE', '08', grade, grade, [`PE ${Number(grade)}`]],
  ]),
  ['Arts', '05', '06', '08', ['Art 1', 'Beginning Band', 'Choir', 'Drama']],
  ['World Language', '24', '07', '08', ['Exploring Spanish', 'Exploring French']],
  ['CTE', '10', '06', '08', ['Coding', 'Robotics']],
  ['Elective', '22', '06', '08', ['Yearbook', 'Leadership']],
  ['ELA', '01', '09', '09', ['English 9', 'English 9 Honors']],
  ['ELA', '01', '10', '10', ['English 10', 'English 10 Honors']],
  ['ELA', '01', '11', '11', ['English 11', 'AP English Language']],
  ['ELA', '01', '12', '12', ['English 12', 'AP English Literature']],
  ['ELA', '01', '09', '12', ['Creative Writing', 'Journalism']],
  ['Math', '02', '09', '09', ['Algebra I', 'Algebra I Honors']],
  ['Math', '02', '10', '10', ['Geometry', 'Geometry Honors']],
  ['Math', '02', '11', '11', ['Algebra II', 'Algebra II Honors']],
  ['Math', '02', '12', '12', ['Precalculus', 'Statistics', 'AP Calculus AB']],
  ['Math', '02', '11', '12', ['Financial Algebra', 'AP Calculus BC', 'AP Statistics']],
  ['Science', '03', '09', '09', ['Biology', 'Biology Honors']],
  ['Science', '03', '10', '10', ['Chemistry', 'Chemistry Honors']],
  ['Science', '03', '11', '11', ['Physics', 'AP Biology']],
  ['Science', '03', '12', '12', ['Environmental Science', 'AP Chemistry', 'Anatomy']],
  ['Science', '03', '09', '12', ['Earth Science', 'AP Physics 1']],
  ['Social Science', '04', '09', '10', ['World Geography', 'World History', 'AP World History']],
  ['Social Science', '04', '11', '12', ['United States History', 'AP United States History', 'Government']],
  [
    'Social Science',
    '04',
    '11',
    '12',
    ['Economics', 'AP Government', 'Psychology', 'Sociology', 'Ethnic Studies'],
  ],
  [
    'World Language',
    '24',
    '09',
    '12',
    ['Spanish I', 'Spanish II', 'Spanish III', 'Spanish IV', 'AP Spanish'],
  ],
  ['World Language', '24', '09', '12', ['French I', 'French II', 'French III', 'Mandarin I', 'Mandarin II']],
  ['World Language', '24', '09', '12', ['Sign Language I']],
  ['Arts', '05', '09', '12', ['Art I', 'Art II', 'Ceramics', 'Photography', 'Concert Band', 'Jazz Band']],
  ['Arts', '05', '09', '12', ['Concert Choir', 'Theater I', 'Theater II', 'Digital Media']],
  ['PE', '08', '09', '12', ['PE 9', 'PE 10', 'Weight Training', 'Dance', 'Team Sports']],
  ['Health', '08', '09', '10', ['Health']],
  ['CTE', '10', '09', '12', ['Computer Science Principles', 'AP Computer Science A', 'Web Design']],
  ['CTE', '21', '09', '12', ['Introduction to Engineering', 'Automotive I', 'Welding I', 'Woodworking']],
  [
    'CTE',
    '16',
    '09',
    '12',
    ['Culinary Arts I', 'Culinary Arts II', 'Business Management', 'Medical Careers'],
  ],
  ['ELD', '01', '09', '12', ['English Language Development 1', 'English Language Development 2']],
  ['Special Education', '22', '09', '12', ['Study Skills', 'Functional English', 'Functional Math']],
  ['Elective', '22', '09', '12', ['Student Leadership', 'AVID 9', 'AVID 10', 'AVID 11', 'AVID 12']],
]

const courseOf = (
  [department, sced, gradeLow, gradeHigh]: Group,
  title: string,
  index: number,
): CatalogueCourse => {
  const advanced = title.startsWith('AP ')
  const honors = title.endsWith(' Honors')
  const isHigh = /^(09|1\d)$/.test(gradeLow)
  const core = ['ELA', 'Math', 'Science', 'Social Science', 'World Language'].includes(department)
  return {
    courseId: String(index + 101).padStart(4, '0'),
    courseTitle: title,
    courseTitleShort: title.toUpperCase().slice(0, 20).trimEnd(),
    scedCode: `${sced}${String(index % 1000).padStart(3, '0')}`,
    department,
    gradeLow,
    gradeHigh,
    credits: isHigh ? 5 : 0,
    courseLevel: advanced
      ? 'ap'
      : honors
        ? 'honors'
        : department === 'Special Education'
          ? 'specialEducation'
          : 'general',
    isCollegePrep: isHigh && core,
    isWeighted: advanced || honors,
  }
}

/** About 120 courses, from pre-kindergarten to the last year of high school. */
export const COURSE_CATALOGUE: readonly CatalogueCourse[] = GROUPS.flatMap((group) =>
  group[4].map((title) => [group, title] as const),
).map(([group, title], index) => courseOf(group, title, index))
