import { type RawBuilder, sql } from 'kysely'
import { json } from '../../db/schema/columns.ts'
import { oneOf, spread } from './one-of.ts'

const n = sql.ref('student.n')

type Tag = { grades: [string, string]; every: number; data: Record<string, string> }

const TAGS: readonly Tag[] = [
  {
    ...{ grades: ['01', '05'], every: 40 },
    data: {
      tagCode: 'READ',
      tagName: 'Reading group',
      tagCategory: 'group',
      color: '#2f6f9f',
      source: 'manual',
    },
  },
  {
    ...{ grades: ['07', '12'], every: 14 },
    data: {
      tagCode: 'AVID',
      tagName: 'AVID participant',
      tagCategory: 'program',
      color: '#7a4fa3',
      source: 'sis',
    },
  },
  {
    ...{ grades: ['09', '12'], every: 12 },
    data: {
      tagCode: 'ATH',
      tagName: 'School team',
      tagCategory: 'athletics',
      color: '#2e7d4f',
      source: 'sis',
    },
  },
]

/** Groups that some students belong to since the year began. */
export const studentTagRows = (): RawBuilder<unknown> =>
  sql`select student.lea, student.school_year, tag.data || jsonb_build_object(
      'studentId', student.student_id, 'startDate', student.school_year || '-08-12') as data
    from seed_students as student
    join jsonb_to_recordset(${json(TAGS)}::jsonb) as tag(grades jsonb, every integer, data jsonb)
      on student.grade between tag.grades->>0 and tag.grades->>1
    where ${spread(sql`(student.n + tag.every * 13)`, 71, sql.ref('tag.every'))} = 0`

const PROGRAMS = [
  {
    flag: 'specialEducation',
    programCode: '144',
    programName: 'Special Education',
    programType: 'specialEducation',
  },
  {
    flag: 'section504',
    programCode: '101',
    programName: '504 Accommodation Plan',
    programType: 'section504',
  },
  { flag: 'giftedTalented', programCode: '127', programName: 'Gifted and Talented', programType: 'gate' },
  { flag: 'homeless', programCode: '191', programName: 'Homeless', programType: 'homeless' },
  { flag: 'migrant', programCode: '135', programName: 'Migrant Education', programType: 'migrant' },
]
const inSpecialEducation = sql`program."programType" = 'specialEducation'`

/** The programs that the flags of students speak of. */
export const studentProgramRows = (): RawBuilder<unknown> =>
  sql`select student.lea, student.school_year, jsonb_build_object(
      'studentId', student.student_id, 'siteCode', student.site, 'programCode', program."programCode",
      'programName', program."programName", 'programType', program."programType",
      'eligibilityStartDate', (student.school_year - ${spread(n, 81, 3)}) || '-09-01',
      'programStartDate', student.school_year || '-08-12',
      'disabilityCode', case when ${inSpecialEducation} then ${oneOf(['240', '280', '290', '320'], spread(n, 82, 4))} end,
      'minutesPerWeek', case when ${inSpecialEducation} then 60 + 30 * ${spread(n, 83, 5)} end) as data
    from seed_students as student
    join sis_rows as row on row.id = student.id
    join jsonb_to_recordset(${json(PROGRAMS)}::jsonb)
        as program(flag text, "programCode" text, "programName" text, "programType" text)
      on row.data->program.flag = 'true'::jsonb`
