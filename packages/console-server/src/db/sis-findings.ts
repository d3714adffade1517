import { ROSTER_ROLES, type SisComponent, type SiteStanding } from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import { customField, isSo, type ListField } from './list-field.ts'

const word = (standing: SiteStanding) => sql.lit(standing)

const standing = sql`case when not sis_rows.is_active then ${word('off')}
  when coalesce(sis_rows.data->>'schoolType', '') = 'Closed' then ${word('closed')}
  when coalesce(sis_rows.data->>'includeInImport', 'true') = 'false' then ${word('leftOut')}
  else ${word('open')} end`

/** How a site takes part, as `siteStandingOf` of core has it. Sorted by the expression of migration 0027. */
const SITE_STANDING: ListField = {
  kind: 'code',
  value: standing,
  sortBy: sql`((case when not sis_rows.is_active then '2'
    when coalesce(sis_rows.data->>'schoolType', '') = 'Closed' then '1' else '0' end
    || lower(sis_rows.data->>'siteCode')) collate "C")`,
  matches: (values) => sql`${standing} in (${sql.join(values)})`,
}

/** The same as `isInSis` of core. */
const IN_SIS = sql<boolean>`(not sis_rows.is_manual
  and (sis_rows.is_active or coalesce(sis_rows.data->'keptFields' ? 'isActive', false)))`

/** A field that is found in the rows of other components. */
type Finding = {
  readonly field: ListField
  /** The components whose rows decide. */
  readonly from: readonly SisComponent[]
  /** The field for the rows of one district: it can be asked once for all of them, not for each. */
  readonly within?: (lea: string) => ListField
}

/** An active row `r` of a component, of the same district and school year as the listed one. */
const beside = (
  component: SisComponent,
  condition: RawBuilder<unknown>,
  lea: RawBuilder<unknown> = sql`sis_rows.lea`,
): RawBuilder<boolean> =>
  sql`exists (select from sis_rows r where r.lea = ${lea} and r.component = ${sql.lit(component)}
    and r.school_year = sis_rows.school_year and r.is_active and ${condition})`

// Spelled as in the indexes of migration 0004.
const own = (name: string) => sql`(sis_rows.data->>${sql.lit(name)} collate "C")`
const its = (name: string) => sql`(r.data->>${sql.lit(name)} collate "C")`

const sameStudent = sql`${its('studentId')} = ${own('studentId')}`
// Asked as "none of the others", which most lines are: a planner without figures about roles takes "is a student" for
// rare, and would go through all lines once more for each student.
const OTHERS = Object.keys(ROSTER_ROLES).filter((role) => role !== 'student')
const isStudent = sql`coalesce(r.data->>'role', '') not in (${sql.join(OTHERS.map((role) => sql.lit(role)))})`

const sameSection = sql`${its('sectionId')} = ${own('sectionId')} and ${its('siteCode')} = ${own('siteCode')}`

/** Of a roster line: who teaches its section. */
const taughtWhere = (condition: RawBuilder<unknown>): RawBuilder<boolean> =>
  beside('sections', sql`${condition} and ${sameSection} and ${isTerm(own('termCode'), its('termCode'))}`)

/** A section's number is its own at its site and in its term; a roster line that names no term means any. */
const isTerm = (ofLine: RawBuilder<unknown>, ofSection: RawBuilder<unknown>) =>
  sql`coalesce(${ofLine}, '') in ('', ${ofSection})`

/**
 * Of a roster line: that its section has a teacher. Starts from the sections, which are put by once: starting from the
 * lines, a planner looks through the sections again and again. A section stands there for its term, and for no term.
 */
const isTaught = (lea: string): RawBuilder<boolean> =>
  sql`coalesce((sis_rows.school_year, ${own('sectionId')}, ${own('siteCode')}, coalesce(${own('termCode')}, '')) in (
    select r.school_year, ${its('sectionId')}, ${its('siteCode')}, term
    from sis_rows r, unnest(array['', coalesce(${its('termCode')}, '')]) as term
    where r.lea = ${lea} and r.component = 'sections' and r.is_active and ${its('primaryStaffId')} > ''), false)`

const TEACHER = customField((values) => taughtWhere(sql`${its('primaryStaffId')} in (${sql.join(values)})`))

const hasStudents = beside(
  'roster',
  sql`${sameSection} and ${isTerm(its('termCode'), own('termCode'))} and ${isStudent}`,
)

/** Of staff: that a section names them. With the code of a district it is asked once for all of them. */
const teaches = (
  lea: RawBuilder<unknown>,
) => sql<boolean>`(${beside('sections', sql`${its('primaryStaffId')} = ${own('staffId')}`, lea)}
  or (sis_rows.school_year, sis_rows.data->>'staffId') in (
    select s.school_year, jsonb_array_elements_text(s.data->'coTeacherIds') from sis_rows s
    where s.lea = ${lea} and s.component = 'sections' and s.is_active
      and jsonb_typeof(s.data->'coTeacherIds') = 'array'))`

/**
 * Of a roster line: that it doesn't lie outside of its term, its own or its section's. Asked once for a district: lines that
 * do are few, and are found by joining whole tables. Lines without dates, and those whose term isn't known, lie in it.
 */
const isInTerm = (lea: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(sis_rows.id not in (
    with terms as materialized (
      select school_year, site, code, min(first_day) as first_day, max(last_day) as last_day from (
        select t.school_year, t.data->>'siteCode' as site, t.data->>'startDate' as first_day,
          t.data->>'endDate' as last_day, unnest(array[t.data->>'gradingPeriodCode', t.data->>'termCode']) as code
        from sis_rows t where t.lea = ${lea} and t.component = 'gradingPeriods' and t.is_active) named
      where code > '' group by school_year, site, code
    ), lines as materialized (
      select l.id, l.school_year, l.data->>'siteCode' as site, l.data->>'sectionId' as section,
        nullif(l.data->>'termCode', '') as code, l.data->>'startDate' as first_day, l.data->>'endDate' as last_day
      from sis_rows l where l.lea = ${lea} and l.component = 'roster' and l.is_active
        and exists (select from terms)
    ), taught as materialized (
      select s.school_year, s.data->>'siteCode' as site, s.data->>'sectionId' as section, s.data->>'termCode' as code
      from sis_rows s where s.lea = ${lea} and s.component = 'sections' and s.is_active
    )
    select l.id from (
      select id, school_year, site, code, first_day, last_day from lines where code is not null
      union all
      select l.id, l.school_year, l.site, s.code, l.first_day, l.last_day
      from lines l join taught s using (school_year, site, section) where l.code is null) l
      join terms t on t.school_year = l.school_year and t.site = l.site and t.code = l.code
    group by l.id
    having bool_and(coalesce(l.first_day < t.first_day, false) or coalesce(l.last_day > t.last_day, false))))`

/**
 * Fields that can be filtered by and are no single stored value: what is missing beside a row, who is to be found there, what a row
 * amounts to, and any of the sites in its list.
 */
export const FINDINGS: Partial<Record<SisComponent, Readonly<Record<string, Finding>>>> = {
  sites: {
    standing: { field: SITE_STANDING, from: [] },
    inSis: { field: isSo(IN_SIS), from: [] },
  },
  students: {
    hasSection: { field: isSo(beside('roster', sql`${sameStudent} and ${isStudent}`)), from: ['roster'] },
    hasContact: { field: isSo(beside('contacts', sameStudent)), from: ['contacts'] },
    hasEnrollment: { field: isSo(beside('enrollment', sameStudent)), from: ['enrollment'] },
  },
  staff: {
    hasSection: {
      field: isSo(teaches(sql`sis_rows.lea`)),
      within: (lea) => isSo(teaches(sql`${lea}`)),
      from: ['sections'],
    },
    // Anyone who works at one of the sites, which is how exports choose staff by site.
    siteCodes: {
      field: customField((codes) => sql`(sis_rows.data->'siteCodes' ?| ${[...codes]}::text[])`),
      from: [],
    },
  },
  sections: {
    hasTeacher: {
      field: isSo(
        sql`(coalesce(sis_rows.data->>'primaryStaffId', '') <> ''
          or coalesce(sis_rows.data->'coTeacherIds', '[]') not in ('[]', 'null'))`,
      ),
      from: [],
    },
    hasStudents: { field: isSo(hasStudents), from: ['roster'] },
  },
  roster: {
    staffId: {
      field: TEACHER,
      within: (lea) => ({ ...TEACHER, present: isTaught(lea) }),
      from: ['sections'],
    },
    inTerm: {
      field: isSo(isInTerm(sql`sis_rows.lea`)),
      within: (lea) => isSo(isInTerm(sql`${lea}`)),
      from: ['sections', 'gradingPeriods'],
    },
  },
}
