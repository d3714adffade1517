import { errorCode } from '../describe-error.ts'

export type Examining = {
  env: Readonly<Record<string, string | undefined>>
  /** The data folder. */
  data: string
  /** The folder of the built console, if the server is given one. */
  staticDir?: string | undefined
  now: () => Date
}

/** The outcome of one check: what was found, what to know, or what to do. */
export type Diagnosis = { name: string; outcome: 'passed' | 'note' | 'toDo'; text: string }

/** What to do, in place of what was found. */
export class ToDo extends Error {}

/** What to know, in place of what was found: nothing is wrong, as far as that could be looked at. */
export class Note extends Error {}

/** Runs a check, which returns what it found. */
export const diagnosisOf = async (name: string, check: () => Promise<string>): Promise<Diagnosis> => {
  try {
    return { name, outcome: 'passed', text: await check() }
  } catch (error) {
    return { name, outcome: error instanceof Note ? 'note' : 'toDo', text: reasonOf(error) }
  }
}

export const reasonOf = (error: unknown): string =>
  (error instanceof Error && error.message) || String(errorCode(error) ?? error)
