import type { FindingParams } from '../entities/import-log.ts'
import { formatNumber } from '../formats/format-count.ts'
import { componentTitle } from '../lists/component-title.ts'
import type { FindingCase } from './finding-codes/finding-code-def.ts'
import { FINDING_CODES } from './finding-codes.ts'
import { FIX_LABELS } from './fix-target.ts'
import { ORIGIN_WORDS } from './source-origin.ts'

/** Why a SIS returned nothing, as the end of a sentence. */
const REASONS = {
  notSetUp: 'the connection is not set up',
  badAddress: "its address doesn't start with https://",
  unknownName: 'its server name is unknown',
  forbiddenAddress: 'its server name points to a private network',
  noAnswer: 'it took too long',
  refused: 'its server refuses connections',
  badCertificate: 'its server has no valid certificate',
  redirect: 'it redirects to another server',
  tooBig: 'its response is too large',
  brokenOff: 'the connection was lost',
  unauthorized: 'it refused the key',
  noPermission: 'the key has no permission',
  unknownPath: 'this path was not found',
  busy: 'it is busy or unavailable',
  unexpected: 'it returned an unexpected response',
  notJson: 'it returned a web page instead of data',
  malformed: "its data ends too early or can't be read",
} as const

/** The texts of a code with nothing left out, so that a host can replace each; an empty suggestion is none. */
type CodeMessages = {
  readonly title: string
  readonly text: string
  readonly suggestion: string
  readonly cases: Readonly<Record<string, FindingCase>>
}

/** The texts of findings. A host replaces them as `messages.findings`. */
export type FindingMessages = {
  readonly codes: Readonly<Record<string, CodeMessages>>
  readonly origins: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly reasons: Readonly<Record<string, string>>
  readonly links: Readonly<Record<keyof typeof FIX_LABELS, string>>
}

export const findingMessages: FindingMessages = {
  codes: Object.fromEntries(
    Object.entries(FINDING_CODES).map(([code, { title, text, suggestion, cases = {} }]) => [
      code,
      { title, text, suggestion: suggestion ?? '', cases },
    ]),
  ),
  origins: ORIGIN_WORDS,
  reasons: REASONS,
  links: FIX_LABELS,
}

/** What a finding's texts are made of. */
export type DescribedFinding = {
  readonly code: string
  readonly value: string | null
  readonly params: FindingParams | null
}

export type FindingDescription = {
  /** The cause in a few words. */
  readonly title: string
  readonly message: string
  readonly suggestion: string | null
}

/**
 * Returns the texts of a finding; null if its code is unknown or a parameter is missing. To hide a value, put the mask in
 * place of it.
 */
export const describeFinding = (
  { code, value, params }: DescribedFinding,
  messages: FindingMessages = findingMessages,
): FindingDescription | null => {
  const general = messages.codes[code]
  if (params === null || !general) return null
  const special = Object.entries(general.cases).flatMap(([param, one]) =>
    params[param] === undefined ? [] : [one],
  )
  const textOf = (name: keyof FindingCase): string =>
    special.find((one) => one[name] !== undefined)?.[name] ?? general[name]
  const suggestion = textOf('suggestion')
  const words = wordsOf(value, params, messages)
  const title = fill(textOf('title'), words)
  const message = fill(textOf('text'), words)
  if (title === null || message === null) return null
  return { title, message, suggestion: fill(suggestion, words) || null }
}

const wordsOf = (value: string | null, params: FindingParams, messages: FindingMessages) => {
  const { column, origin = 'file', reason, component, absentFile } = params
  const words: Record<string, FindingParams[string] | null> = {
    ...params,
    ...messages.origins[String(origin)],
    value,
  }
  if (typeof column === 'string') {
    words.Column = column
    words.column = lowerFirst(column)
  }
  // The column belongs in a file that didn't come, not in the one that was read.
  if (typeof absentFile === 'string') words.origin = absentFile
  if (typeof reason === 'string') words.reason = messages.reasons[reason] ?? reason
  if (typeof component === 'string') words.component = componentTitle(component).toLowerCase()
  return words
}

/** Null if a parameter is missing. */
const fill = (text: string, words: Readonly<Record<string, FindingParams[string] | null>>): string | null => {
  let isComplete = true
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name] ?? null
    if (word === null) isComplete = false
    return typeof word === 'number' ? formatNumber(word) : String(word)
  })
  return isComplete ? filled : null
}

/** `Local ID` is `local ID` in the middle of a sentence, `NCES school id` stays. */
const lowerFirst = (text: string): string =>
  /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
