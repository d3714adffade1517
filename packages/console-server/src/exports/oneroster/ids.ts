import { createHash } from 'node:crypto'
import { ONEROSTER_COMPONENTS } from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import type { StoredRow } from '../../db/answered-row.ts'
import type { Db } from '../../db/schema.ts'

export type ComponentOfOneRoster = (typeof ONEROSTER_COMPONENTS)[number]

/** Tells the id of a record by the parts of its key. */
export type IdOf = (...key: readonly string[]) => string

/** What the records of a district are called in OneRoster files. */
export type OneRosterIds = {
  /**
   * Reads the ids of some records.
   * @example const site = await ids.of('sites', [['0412']]); site('0412')
   */
  readonly of: (component: ComponentOfOneRoster, keys: readonly (readonly string[])[]) => Promise<IdOf>
  /** Whether a row leaves under the id that it came with. */
  readonly isKept: (component: ComponentOfOneRoster, row: Pick<StoredRow, 'sourceId' | 'data'>) => boolean
  /** The id of a line that is no record of ours, such as that a teacher teaches a class. */
  readonly made: (...parts: readonly string[]) => string
}

type Naming = {
  /** Ids are unique within a file; of its components the first keeps one that several have. */
  readonly file: 'orgs' | 'users' | 'academicSessions' | 'courses' | 'classes' | 'enrollments'
  /** The fields that a record is referred to by; none where only its own row names it. */
  readonly key: readonly string[]
  /** The key of its stored row; absent where a record has several. */
  readonly rowKey?: IdOf
  /** What a record without an id from OneRoster is called. */
  readonly plain: IdOf
  /** Rows that agree in these fields, and in the id, are one record; none where each row is one. */
  readonly alike: readonly string[]
}

const itself: IdOf = (id = '') => id

/**
 * Sites, students and courses are called by their own keys, which people know. All users share one file, where a staff member
 * may have the number of a student. Sections and periods belong to a site with us.
 */
const NAMINGS: Readonly<Record<ComponentOfOneRoster, Naming>> = {
  sites: { file: 'orgs', key: ['siteCode'], rowKey: itself, plain: itself, alike: [] },
  staff: { file: 'users', key: ['staffId'], rowKey: itself, plain: (id) => `staff-${id}`, alike: [] },
  students: { file: 'users', key: ['studentId'], rowKey: itself, plain: itself, alike: [] },
  // A contact of several students is one user.
  contacts: {
    file: 'users',
    key: ['studentId', 'contactId'],
    rowKey: (studentId, contactId) => `${studentId}/${contactId}`,
    plain: (...key) => ['contact', ...key].join('-'),
    alike: ['contactId', 'firstName', 'lastName', 'emailAddress'],
  },
  // A session of the district is a period of every school.
  gradingPeriods: {
    file: 'academicSessions',
    key: ['siteCode', 'gradingPeriodCode'],
    rowKey: (siteCode, code) => `${code}/${siteCode}`,
    plain: (...key) => key.join('-'),
    alike: ['gradingPeriodCode', 'title', 'sessionType', 'startDate', 'endDate', 'parentCode'],
  },
  courses: { file: 'courses', key: ['courseId'], rowKey: itself, plain: itself, alike: [] },
  // A section that is held in several terms is one class.
  sections: {
    file: 'classes',
    key: ['siteCode', 'sectionId'],
    plain: (...key) => key.join('-'),
    alike: ['siteCode', 'sectionId'],
  },
  roster: { file: 'enrollments', key: [], rowKey: itself, plain: itself, alike: [] },
}

type Of = { db: Db; lea: string; schoolYear: number }

/**
 * Reads which ids from OneRoster can be kept. A district without any costs one query. An id that several records of a file have
 * stays with the first: active ones come first, then staff, students and contacts, then their keys. So it doesn't depend on what
 * an export selects.
 */
export const readOneRosterIds = async (of: Of): Promise<OneRosterIds> => {
  const lost = (await hasIds(of)) ? await lostIds(of) : null
  const isKept: OneRosterIds['isKept'] = (component, { sourceId, data }) =>
    typeof data.sourcedId === 'string' && lost !== null && !lost.has(rowName(component, sourceId))
  return {
    isKept,
    made: (...parts) => fitting(parts.join('-'), parts),
    of: async (component, keys) => {
      const { plain } = NAMINGS[component]
      const own = (key: readonly string[]) => fitting(plain(...key), [component, ...key])
      if (lost === null) return (...key) => own(key)
      const wanted = new Map(keys.map((key) => [nameOf(key), key]))
      const found = new Map<string, string>()
      for (const row of await namedRows(of, component, [...wanted.values()])) {
        const name = nameOf(row.key)
        if (!found.has(name) && isKept(component, row)) found.set(name, row.data.sourcedId)
      }
      const others = [...wanted].filter(([name]) => !found.has(name))
      const taken = await takenIds(
        of,
        component,
        others.map(([, key]) => own(key)),
      )
      return (...key) => {
        const id = own(key)
        return found.get(nameOf(key)) ?? (taken.has(id) ? digest([component, ...key]) : id)
      }
    },
  }
}

const nameOf = (key: readonly string[]): string => JSON.stringify(key)
const rowName = (component: string, sourceId: string): string => `${component} ${sourceId}`

/** The most characters that OneRoster allows. */
const LONGEST = 255

const fitting = (id: string, key: readonly string[]): string => (id.length > LONGEST ? digest(key) : id)

/** An id that nothing else has, and that stays the same. */
const digest = (key: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 32)

const SOURCED_ID = sql<string>`(data->>'sourcedId')`

const hasId = ({ lea, schoolYear }: Of, components: readonly string[] = ONEROSTER_COMPONENTS) =>
  sql<boolean>`lea = ${lea} and school_year = ${schoolYear}::integer
    and component in (${sql.join(components.map((name) => sql.lit(name)))}) and ${SOURCED_ID} is not null`

const hasIds = async (of: Of): Promise<boolean> => {
  const { rows } = await sql`select from sis_rows where ${hasId(of)} limit 1`.execute(of.db)
  return rows.length > 0
}

/** Rows whose id another record of the file keeps. */
const lostIds = async (of: Of): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ component: string; sourceId: string }>`
    with named as (
      select component, source_id, is_active, ${SOURCED_ID} as sourced_id,
        ${forEach(({ file }) => sql`${file}`)} as file,
        ${forEach((_, rank) => sql`${rank}::integer`)} as rank,
        ${forEach(recordOf)} as record
      from sis_rows where ${hasId(of)}
    )
    select component, source_id as "sourceId" from (
      select component, source_id, record,
        first_value(record) over (partition by file, sourced_id order by is_active desc, rank, source_id) as kept
      from named
      where (file, sourced_id) in (select file, sourced_id from named group by file, sourced_id having count(*) > 1)
    ) one where record <> kept`.execute(of.db)
  return new Set(rows.map(({ component, sourceId }) => rowName(component, sourceId)))
}

const recordOf = ({ alike }: Naming): RawBuilder<unknown> =>
  alike.length === 0
    ? sql`jsonb_build_array(component, source_id)`
    : sql`jsonb_build_array(component, ${sql.join(alike.map(fieldOf))})`

const fieldOf = (name: string) => sql<string>`data->>${sql.lit(name)}`

const forEach = (of: (naming: Naming, rank: number) => RawBuilder<unknown>) =>
  sql`case component ${sql.join(
    ONEROSTER_COMPONENTS.map((name, rank) => sql`when ${sql.lit(name)} then ${of(NAMINGS[name], rank)}`),
    sql` `,
  )} end`

type NamedRow = { key: string[]; sourceId: string; data: { sourcedId: string } }

/** Those of some records that came with an id, active rows first. */
const namedRows = async (
  of: Of,
  component: ComponentOfOneRoster,
  keys: readonly (readonly string[])[],
): Promise<NamedRow[]> => {
  if (keys.length === 0) return []
  const { key, rowKey } = NAMINGS[component]
  const parts = key.length === 0 ? [sql`source_id`] : key.map(fieldOf)
  const which = rowKey
    ? sql`source_id = any(${keys.map((one) => rowKey(...one))}::text[])`
    : sql`(${parts.at(-1)}) collate "C" = any(${keys.map((one) => one.at(-1))}::text[])`
  const { rows } = await sql<NamedRow>`
    select jsonb_build_array(${sql.join(parts)}) as key, source_id as "sourceId",
      jsonb_build_object('sourcedId', ${SOURCED_ID}) as data
    from sis_rows where ${hasId(of, [component])} and ${which}
    order by is_active desc, source_id`.execute(of.db)
  return rows
}

/** Which of these ids some record of the same file came with. */
const takenIds = async (
  of: Of,
  component: ComponentOfOneRoster,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const { file } = NAMINGS[component]
  const beside = ONEROSTER_COMPONENTS.filter((name) => NAMINGS[name].file === file)
  const { rows } = await sql<{ id: string }>`
    select distinct ${SOURCED_ID} as id from sis_rows
    where ${hasId(of, beside)} and ${SOURCED_ID} collate "C" = any(${ids}::text[])`.execute(of.db)
  return new Set(rows.map(({ id }) => id))
}
