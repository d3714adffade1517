import { sql } from 'kysely'
import { fixedQuestion } from './fixed-question.ts'
import type { Db } from './schema.ts'

/** Several of one kind are to be added up. */
type Group = {
  lea: string
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

const ask = fixedQuestion<Group, 'leas' | 'scopes'>(
  (value) => sql`
    select lea, scope, school_year, is_active, row_count as rows, changes from row_counts
    where lea = any(${value('leas')}::text[]) and scope = any(${value('scopes')}::text[])`,
)

export const askStanding = async (db: Db, lea: string, scopes: Scopes): Promise<Standing> =>
  standingOf((await ask(db, { leas: [lea], scopes })).rows, lea, scopes)

/** How a list stands, and a version that is another one after each change of what decides who callers are. */
export type Arriving = { readonly callers: number; readonly standing: Standing | undefined }
export type AskArriving = (lea: string, scopes: Scopes | undefined) => Promise<Arriving>

type Waiting = {
  readonly lea: string
  readonly scopes: Scopes | undefined
  readonly answer: (arriving: Arriving) => void
  readonly fail: (error: unknown) => void
}

/**
 * Asks for calls as they arrive. Those that arrive while a question is under way are asked for together with the next one:
 * never with one that was asked before they came, which could have missed what happened in between.
 */
export const arrivalsAsker = (db: Db): AskArriving => {
  let waiting: Waiting[] = []
  let underWay = false
  const askTogether = async (calls: readonly Waiting[]): Promise<void> => {
    const leas = new Set(['', ...calls.map(({ lea }) => lea)])
    const scopes = new Set([CALLERS, ...calls.flatMap((call) => call.scopes ?? [])])
    const { rows } = await ask(db, { leas: [...leas], scopes: [...scopes] })
    const callers = changesIn(rows.filter(({ scope }) => scope === CALLERS))
    for (const { lea, scopes, answer } of calls)
      answer({ callers, standing: scopes && standingOf(rows, lea, scopes) })
  }
  const askNext = async (): Promise<void> => {
    underWay = true
    while (waiting.length > 0) {
      const calls = waiting
      waiting = []
      await askTogether(calls).catch((error: unknown) => {
        for (const { fail } of calls) fail(error)
      })
    }
    underWay = false
  }
  return (lea, scopes) =>
    new Promise((answer, fail) => {
      waiting.push({ lea, scopes, answer, fail })
      if (!underWay) void askNext()
    })
}

const standingOf = (rows: readonly Group[], lea: string, scopes: Scopes): Standing => {
  const groups = rows.filter((group) => group.lea === lea && scopes.includes(group.scope))
  return { scopes, groups, version: changesIn(groups) }
}

const changesIn = (groups: readonly Group[]): number => groups.reduce((sum, { changes }) => sum + changes, 0)

export const rowsIn = ({ groups }: Standing, scope: string): number =>
  groups.reduce((sum, group) => (group.scope === scope ? sum + group.rows : sum), 0)
