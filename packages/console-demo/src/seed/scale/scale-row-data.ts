import {
  ENROLLMENT_STATUSES,
  GRADE_CODES,
  type SchoolType,
  STAFF_ROLES,
} from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import { NAMES } from '../imports/names.ts'
import type { ScaleComponent } from './school-parts.ts'

const one = (words: readonly string[], by: RawBuilder<unknown>): RawBuilder<string> =>
  sql`(${[...words]}::text[])[(1 + (${by}) % ${sql.lit(words.length)})::integer]`

const first = one(NAMES.first, sql`n * 7919`)
// Every third person has two last names, so that there are some thousands of them.
const last = sql`${one(NAMES.last, sql`n / 57 + n * 31`)} || case when n % 3 = 0 then '-' || ${one(NAMES.last, sql`n / 7 * 17`)} else '' end`
/** The code of a site by its number from 0 on. */
const siteCode = (place: RawBuilder<unknown>) => sql`lpad((1 + ${place})::text, 3, '0')`
const site = (by: RawBuilder<unknown>) => siteCode(sql`(${by}) % owner.sites`)

/** What a school is called, and its type. */
const SCHOOLS: readonly (readonly [name: string, type: SchoolType])[] = [
  ['Elementary', 'Elementary School'],
  ['Middle School', 'Middle & K-8 School'],
  ['Elementary', 'Elementary School'],
  ['High School', 'High School'],
  ['Academy', 'Other School'],
]
const ofSchool = (part: 0 | 1) =>
  one(
    SCHOOLS.map((school) => school[part]),
    sql`n`,
  )

const siteData = sql`
  select code as source_id,
    jsonb_build_object('siteCode', code, 'siteName', name, 'schoolType', ${ofSchool(1)}) as data,
    code || chr(10) || name as search_text
  from (select lpad(n::text, 3, '0') as code, ${one(NAMES.place, sql`n * 3`)} || ' ' || ${ofSchool(0)} as name) as site`

const staffData = sql`
  select id as source_id, jsonb_build_object('staffId', id, 'firstName', first_name, 'lastName', last_name,
      'role', ${one(Object.keys(STAFF_ROLES), sql`n * 5`)}, 'emailAddress', mail, 'username', split_part(mail, '@', 1),
      'siteCodes', jsonb_build_array(${site(sql`n`)}), 'primarySiteCode', ${site(sql`n`)}) as data,
    concat_ws(chr(10), id, first_name, last_name, mail, split_part(mail, '@', 1)) as search_text
  from (select *, lower(first_name || '.' || last_name || n || '@d' || owner.lea || '.example.org') as mail from (
    select (2000 + n)::text as id, ${first} as first_name, ${last} as last_name) as named) as person`

const GRADES = GRADE_CODES.slice(GRADE_CODES.indexOf('KG'), GRADE_CODES.indexOf('12') + 1)
const [enrolled, ...others] = Object.keys(ENROLLMENT_STATUSES)

const studentId = sql`(100000 + n - owner.first)::text`
const studentGrade = one(GRADES, sql`n`)
/** The number of a student's site from 0 on. */
const studentSite = (n: RawBuilder<unknown>) => sql`(${n}) / 13 % owner.sites`

const studentData = sql`
  select id as source_id, jsonb_build_object('studentId', id, 'stateStudentId', state_id, 'firstName', first_name,
      'lastName', last_name, 'gender', ${one(['F', 'M'], sql`n * 3 / 2`)}, 'birthDate', to_char(born, 'YYYY-MM-DD'),
      'gradeLevel', ${studentGrade}, 'siteCode', ${siteCode(studentSite(sql`n`))},
      'enrollmentStatus', case when n % 40 > 0 then ${enrolled}::text else ${one(others, sql`n / 40`)} end,
      'primaryLanguage', ${one(['eng', 'eng', 'eng', 'spa', 'vie', 'zho'], sql`n`)}) as data,
    concat_ws(chr(10), id, state_id, first_name, last_name) as search_text
  from (select ${studentId} as id, (9000000000 + n)::text as state_id, ${first} as first_name,
    ${last} as last_name, date '2008-01-01' + (n * 17 % 5000)::integer as born) as person`

/** The terms of a school year, by its START year. */
const TERMS = [
  { code: 'S1', title: 'Fall', from: [0, '08-12'], to: [0, '12-18'] },
  { code: 'S2', title: 'Spring', from: [1, '01-05'], to: [1, '05-28'] },
] as const

const dayOf = (schoolYear: number, [after, day]: readonly [number, string]) => `${schoolYear + after}-${day}`

/** A term's column, by the number of a row. */
const ofTerm = (by: RawBuilder<unknown>, column: (term: (typeof TERMS)[number]) => string) =>
  one(TERMS.map(column), by)

const termData = (year: number) => sql`
  select code || '/' || site as source_id, jsonb_build_object('gradingPeriodCode', code, 'siteCode', site,
      'title', title, 'startDate', ${ofTerm(sql`n`, ({ from }) => dayOf(year, from))},
      'endDate', ${ofTerm(sql`n`, ({ to }) => dayOf(year, to))}, 'sessionType', 'semester', 'termCode', code) as data,
    concat_ws(chr(10), code, title, site) as search_text
  from (select ${ofTerm(sql`n`, ({ code }) => code)} as code, ${ofTerm(sql`n`, ({ title }) => title)} as title,
    ${siteCode(sql`(n - 1) / ${sql.lit(TERMS.length)}`)} as site) as term`

const SUBJECTS = ['Algebra', 'Biology', 'Chemistry', 'English', 'Geometry', 'History', 'Reading', 'Writing']
const courseId = (place: RawBuilder<unknown>) => sql`'C' || lpad((1 + ${place})::text, 3, '0')`

const courseData = sql`
  select id as source_id, jsonb_build_object('courseId', id, 'courseTitle', title) as data,
    concat_ws(chr(10), id, title) as search_text
  from (select ${courseId(sql`n - 1`)} as id, ${one(SUBJECTS, sql`n`)} || ' ' || (1 + n / ${sql.lit(SUBJECTS.length)}) as title) as course`

/** Columns of a section by its number from 0 on: sections go around the sites, and at each from term to term. */
const sectionOf = (place: RawBuilder<unknown>) => ({
  id: sql`(50000 + ${place})::text`,
  site: siteCode(sql`(${place}) % owner.sites`),
  term: sql`(${place}) / owner.sites`,
  course: courseId(sql`(${place}) % owner.courses`),
})
const own = sectionOf(sql`(n - 1)`)

const sectionData = (year: number) => sql`
  select concat_ws('/', id, site, term) as source_id, jsonb_build_object('sectionId', id, 'siteCode', site,
      'termCode', term, 'courseId', course, 'sectionTitle', 'Section ' || id, 'primaryStaffId', teacher,
      'periods', jsonb_build_array((1 + n % 8)::text), 'maxStudents', 34,
      'startDate', ${ofTerm(own.term, ({ from }) => dayOf(year, from))},
      'endDate', ${ofTerm(own.term, ({ to }) => dayOf(year, to))}) as data,
    concat_ws(chr(10), id, course, 'Section ' || id, teacher) as search_text
  from (select ${own.id} as id, ${own.site} as site, ${ofTerm(own.term, ({ code }) => code)} as term,
    ${own.course} as course, (2001 + n * 7 % owner.staff)::text as teacher) as section`

const entryOf = (year: number) => dayOf(year, TERMS[0].from)

const enrollmentData = (year: number) => sql`
  select concat_ws('/', id, site, ${entryOf(year)}::text) as source_id, jsonb_build_object('studentId', id,
      'siteCode', site, 'entryDate', ${entryOf(year)}::text, 'gradeLevel', ${studentGrade}, 'entryCode', 'E') as data,
    concat_ws(chr(10), id, site) as search_text
  from (select ${studentId} as id, ${siteCode(studentSite(sql`n`))} as site) as stay`

/** Each round gives all students a place in another section of their site. */
const seated = sectionOf(sql`(place.at + owner.sites * ((place.student + place.round) % place.choices))`)

const rosterData = (year: number) => sql`
  select concat_ws('/', student, section, site, since) as source_id, jsonb_build_object('studentId', student,
      'sectionId', section, 'siteCode', site, 'startDate', since, 'termCode', term, 'courseId', course) as data,
    concat_ws(chr(10), student, section, course) as search_text
  from (select (100000 + place.student)::text as student, ${seated.id} as section, ${seated.site} as site,
      ${ofTerm(seated.term, ({ from }) => dayOf(year, from))} as since, ${ofTerm(seated.term, ({ code }) => code)} as term,
      ${seated.course} as course
    from (select *, (owner.sections - at + owner.sites - 1) / owner.sites as choices from (
      select (n - 1) % owner.students as student, (n - 1) / owner.students as round,
        ${studentSite(sql`owner.first + (n - 1) % owner.students`)} as at) as numbered) as place) as seat`

/**
 * What makes a row of a component out of its number `n` and its owner's columns: its key, its record, and what it is
 * searched by. The school year is the START year (R31).
 */
export const SCALE_DATA: Readonly<Record<ScaleComponent, (schoolYear: number) => RawBuilder<unknown>>> = {
  sites: () => siteData,
  staff: () => staffData,
  students: () => studentData,
  gradingPeriods: termData,
  courses: () => courseData,
  sections: sectionData,
  enrollment: enrollmentData,
  roster: rosterData,
}
