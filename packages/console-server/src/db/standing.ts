import { sql } from 'kysely'
import { fixedQuestion } from './fixed-question.ts'
import type { Db } from './schema.ts'

/** Several of one kind are to be added up. */
type Group = {
  scope: string
  schoolYear: number | null
  isActive: boolean | null
  rows: number
  changes: number
}

/** What is counted, as `row_counts` calls it; first what is listed, then whatever else its answer depends on. */
export type Scopes = readonly [string, ...string[]]

/** What is known of a list without looking at a row. */
export type Standing = {
  readonly scopes: Scopes
  /** Another one after each write to what the list shows. */
  readonly version: number
  readonly groups: readonly Group[]
}

/** Notes of what decides who callers are (migration 0012). They belong to no district. */
const CALLERS = 'callers'

const askScopes = fixedQuestion<Group, 'lea' | 'scopes'>(
  (value) => sql`
    select scope, school_year, is_active, row_count as rows, changes from row_counts
    where lea = ${value('lea')} and scope = any(${value('scopes')}::text[])`,
)

const askScopesAndCallers = fixedQuestion<Group, 'lea' | 'scopes'>(
  (value) => sql`
    select scope, school_year, is_active, row_count as rows, changes from row_counts
    where lea = ${value('lea')} and scope = any(${value('scopes')}::text[])
    union all
    select scope, school_year, is_active, row_count, changes from row_counts
    where lea = '' and scope = ${sql.lit(CALLERS)}`,
)

/** In one question: how a list stands, and a version that is another one after each change of what decides who callers are. */
export const askStandings = async (
  db: Db,
  lea: string,
  scopes: Scopes | undefined,
): Promise<{ callers: number; standing: Standing | undefined }> => {
  const { rows } = await askScopesAndCallers(db, { lea, scopes: scopes ?? [] })
  const standing =
    scopes &&
    standingOf(
      scopes,
      rows.filter((group) => !isCallers(group)),
    )
  return { callers: changesIn(rows.filter(isCallers)), standing }
}

export const askStanding = async (db: Db, lea: string, scopes: Scopes): Promise<Standing> => {
  const { rows } = await askScopes(db, { lea, scopes })
  return standingOf(scopes, rows)
}

const standingOf = (scopes: Scopes, groups: readonly Group[]): Standing => ({
  ...{ scopes, groups, version: changesIn(groups) },
})

const isCallers = ({ scope }: Group): boolean => scope === CALLERS

const changesIn = (groups: readonly Group[]): number => groups.reduce((sum, { changes }) => sum + changes, 0)

export const rowsIn = ({ groups }: Standing, scope: string): number =>
  groups.reduce((sum, group) => (group.scope === scope ? sum + group.rows : sum), 0)
