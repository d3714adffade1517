import {
  ENROLLMENT_STATUSES,
  GRADE_CODES,
  type SchoolType,
  STAFF_ROLES,
} from '@edconsole/console-core/contract'
import { newRecord } from '@edconsole/console-core/import-rules'
import { type Db, json } from '@edconsole/console-server/internal'
import { type RawBuilder, sql } from 'kysely'
import { NAMES } from '../imports/names.ts'
import type { ScaleDistrict } from './scale-districts.ts'
import { loadsOf, type Share } from './share.ts'

type Made = { component: 'sites' | 'staff' | 'students'; schoolYear: number; at: Date }

/** Rows in one statement: few enough for the embedded engine to let the server breathe in between. */
const LOAD = 20_000
const STUDENTS_PER_STAFF = 16

/** How many rows the three components have in all. */
export const countScaleRows = (districts: readonly ScaleDistrict[]): number =>
  districts.reduce(
    (sum, district) =>
      sum +
      [sitesOf(district), staffOf(district), district.students].reduce(
        (n, { from, to }) => n + to - from + 1,
        0,
      ),
    0,
  )

/** Sites, staff and students of many districts, made by the database itself. */
export const insertScaleRows = async (
  db: Db,
  districts: readonly ScaleDistrict[],
  made: Omit<Made, 'component'>,
  onRows: (rows: number) => void,
): Promise<void> => {
  await insert(
    db,
    districts.map((d) => ownerOf(d, sitesOf(d))),
    siteData,
    { ...made, component: 'sites' },
    onRows,
  )
  await insert(
    db,
    districts.map((d) => ownerOf(d, staffOf(d))),
    staffData,
    { ...made, component: 'staff' },
    onRows,
  )
  await insert(
    db,
    districts.map((d) => ownerOf(d, d.students)),
    studentData,
    { ...made, component: 'students' },
    onRows,
  )
  await countPeopleOfSites(db, 'students', sql`data->>'siteCode'`)
  await countPeopleOfSites(db, 'staff', sql`data->>'primarySiteCode'`)
}

/** Sites carry how many students and staff they have. */
const countPeopleOfSites = (db: Db, component: 'students' | 'staff', site: RawBuilder<unknown>) =>
  sql`
  update sis_rows as site set data = site.data || jsonb_build_object(${component === 'staff' ? 'staffCount' : 'studentCount'}::text, people.count)
  from (select lea, ${site} as code, count(*) as count from sis_rows where component = ${component} group by 1, 2) as people
  where site.component = 'sites' and site.lea = people.lea and site.source_id = people.code`.execute(db)

type Owner = Share & { lea: string; sites: number; first: number }

const ownerOf = ({ lea, draft }: ScaleDistrict, share: Share): Owner => ({
  ...share,
  lea,
  sites: Math.max(1, draft.sites),
  first: share.from,
})

const sitesOf = ({ draft }: ScaleDistrict): Share => ({ from: 1, to: Math.max(1, draft.sites) })

const staffOf = ({ students: { from, to } }: ScaleDistrict): Share => ({
  from: 1,
  to: Math.ceil((to - from + 1) / STUDENTS_PER_STAFF),
})

/**
 * `data` makes a record of a row's number `n` and its owner's columns, and names its key and what it is searched by.
 */
const insert = async (
  db: Db,
  owners: readonly Owner[],
  data: RawBuilder<unknown>,
  { component, schoolYear, at }: Made,
  onRows: (rows: number) => void,
): Promise<void> => {
  for (const load of loadsOf(owners, LOAD)) {
    const { numAffectedRows = 0n } = await sql`
      insert into sis_rows (lea, component, school_year, source_id, data, hash, search_text, date_last_modified)
      select owner.lea, ${component}, ${schoolYear}::integer, made.source_id,
        ${json(newRecord(component))}::jsonb || made.data, md5(made.data::text), lower(made.search_text),
        ${at}::timestamptz - make_interval(mins => (n % 40000)::integer)
      from jsonb_to_recordset(${json(load)}::jsonb) as owner(lea text, sites integer, first bigint, "from" bigint, "to" bigint)
      cross join lateral generate_series(owner."from", owner."to") as n
      cross join lateral (${data}) as made`.execute(db)
    onRows(Number(numAffectedRows))
  }
}

const one = (words: readonly string[], by: RawBuilder<unknown>): RawBuilder<string> =>
  sql`(${[...words]}::text[])[(1 + (${by}) % ${sql.lit(words.length)})::integer]`

const first = one(NAMES.first, sql`n * 7919`)
// Every third person has two last names, so that there are some thousands of them.
const last = sql`${one(NAMES.last, sql`n / 57 + n * 31`)} || case when n % 3 = 0 then '-' || ${one(NAMES.last, sql`n / 7 * 17`)} else '' end`
const site = (by: RawBuilder<unknown>) => sql`lpad((1 + (${by}) % owner.sites)::text, 3, '0')`
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
  from (select *, lower(first_name || '.' || last_name || n || '@example.org') as mail from (
    select (2000 + n)::text as id, ${first} as first_name, ${last} as last_name) as named) as person`

const GRADES = GRADE_CODES.slice(GRADE_CODES.indexOf('KG'), GRADE_CODES.indexOf('12') + 1)
const [enrolled, ...others] = Object.keys(ENROLLMENT_STATUSES)

const studentData = sql`
  select id as source_id, jsonb_build_object('studentId', id, 'stateStudentId', state_id, 'firstName', first_name,
      'lastName', last_name, 'gender', ${one(['F', 'M'], sql`n * 3 / 2`)}, 'birthDate', to_char(born, 'YYYY-MM-DD'),
      'gradeLevel', ${one(GRADES, sql`n`)}, 'siteCode', ${site(sql`n / 13`)},
      'enrollmentStatus', case when n % 40 > 0 then ${enrolled}::text else ${one(others, sql`n / 40`)} end,
      'primaryLanguage', ${one(['en', 'en', 'en', 'es', 'vi', 'zh'], sql`n`)}) as data,
    concat_ws(chr(10), id, state_id, first_name, last_name) as search_text
  from (select (100000 + n - owner.first)::text as id, (9000000000 + n)::text as state_id, ${first} as first_name,
    ${last} as last_name, date '2008-01-01' + (n * 17 % 5000)::integer as born) as person`
