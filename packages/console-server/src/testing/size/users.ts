import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { type Caller, callerOf } from '../fleet/callers.ts'
import type { FleetServer } from '../fleet/fleet.ts'
import { type Asked, MIX, nothingOf, pickAsked, type Seen } from './mix.ts'
import type { SizePerson } from './size-place.ts'

export type Answered = {
  readonly name: string
  readonly at: number
  readonly ms: number
  /** What is wrong with the answer; null when nothing is. */
  readonly fault: string | null
}

export type User = { readonly person: SizePerson; readonly caller: Caller }

/** Signs in at a time: what they type is checked slowly on purpose. */
const SIGN_INS = 4

/** Signs people in, some at a time. */
export const signIn = async (
  people: readonly SizePerson[],
  servers: readonly FleetServer[],
  pick: <T>(items: readonly T[]) => T | undefined,
): Promise<User[]> => {
  const users: User[] = []
  for (let from = 0; from < people.length; from += SIGN_INS)
    users.push(
      ...(await Promise.all(
        people.slice(from, from + SIGN_INS).map(async (person) => ({
          person,
          caller: await callerOf(servers, person.email, pick),
        })),
      )),
    )
  return users
}

type Working = {
  /** The districts that people without one of their own look at. */
  readonly leas: readonly string[]
  readonly everyMs: number
  readonly chance: () => number
  readonly isOver: () => boolean
  readonly onAnswer: (answered: Answered) => void
}

/** How often somebody of the provider goes to another district. */
const MOVES = 0.15

/** Lets somebody make one request after another, at a steady pace, until it is over. */
export const work = async ({ person, caller }: User, working: Working): Promise<void> => {
  const { leas, everyMs, chance, isOver, onAnswer } = working
  const anyLea = () => leas[Math.floor(chance() * leas.length)] ?? ''
  const seen = nothingOf(person.lea ?? anyLea())
  const asks = MIX.filter(({ onlyStaff }) => person.lea === null || !onlyStaff)
  for (let next = Date.now() + chance() * everyMs; !isOver(); next += everyMs) {
    await setTimeout(Math.max(0, next - Date.now()))
    if (person.lea === null && chance() < MOVES) Object.assign(seen, nothingOf(anyLea()))
    const { asked, path } = askable(asks, seen, chance)
    const began = performance.now()
    const answer = await caller.once(encodeURI(path))
    const ms = performance.now() - began
    const fault =
      answer === null ? 'no answer' : answer.status === 200 ? null : `${answer.status} ${answer.message}`
    onAnswer({ name: asked.name, at: Date.now(), ms, fault: fault && `${fault} (${path})` })
    if (fault === null) asked.notice?.(seen, rowsOf(answer?.data))
  }
}

/** What can be asked already, by weight; the lists of imports can be from the beginning. */
const askable = (
  asks: readonly Asked[],
  seen: Seen,
  chance: () => number,
): { asked: Asked; path: string } => {
  for (;;) {
    const asked = pickAsked(asks, chance)
    const path = asked?.path(seen, chance)
    if (asked && path) return { asked, path }
  }
}

const rows = z.array(z.record(z.string(), z.unknown()))

const rowsOf = (data: unknown): Readonly<Record<string, unknown>>[] => rows.safeParse(data).data ?? []
