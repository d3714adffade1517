import type { CheckedTranslation } from './check-translations.ts'
import type { DatabaseColumn } from './database-column.ts'
import { DATABASE_COLUMNS, isImported } from './database-columns.ts'
import { foldText, type LetterPairs, letterPairs, lettersOf, likeness, wordsOf } from './likeness.ts'
import { STANDARD_SETS } from './standard-templates/standard-template.ts'

/** A value that a code of a SIS probably means. */
export type CodeSuggestion = {
  value: string
  /** It is the value or its label but for case and accents, is a usual code of a SIS, or looks like one of all these. */
  why: 'sameValue' | 'sameLabel' | 'usualCode' | 'alike'
  /** What it is the same as or looks like, as it is written there. */
  like: string
}

/** What a suggestion is looked for in. */
export type SuggestedColumn = Pick<DatabaseColumn, 'possibleValues'>

/** Less alike than this is no suggestion, nor is one that another value nearly equals. */
const LEAST = 0.75
const AHEAD = 0.05
/** So many letters may stand for a label that begins with them. */
const SHORTEST_START = 3

/**
 * Looks for what codes of a SIS mean in a coded column: first what is sure, then what is alike. `translations` are those
 * that the column has, whose source values are looked at as well. A code that two values fit gets none.
 * @example createCodeSuggester(gradeLevel, [])('TK+') // { value: 'TK', why: 'alike', like: 'TK' }
 */
export const createCodeSuggester = (
  column: SuggestedColumn,
  translations: readonly CheckedTranslation[],
): ((sourceValue: string) => CodeSuggestion | null) => {
  const { possibleValues } = column
  const values = possibleValues.map(({ value }): Known => [value, value])
  const labels = possibleValues.map(({ value, label }): Known => [label, value])
  const usual = usualCodes(column)
  const own = translations
    .filter(({ matchType }) => matchType === 'exact' || matchType === 'ignoreCase')
    .map(({ sourceValue, translatedValue }): Known => [sourceValue, translatedValue])
  const everything = [...values, ...labels, ...usual, ...own]
  const sure = [
    { why: 'sameValue', by: indexOf(values, foldText) },
    { why: 'sameLabel', by: indexOf(labels, foldText) },
    { why: 'usualCode', by: indexOf(usual, foldText) },
  ] as const
  const [byWords, byLetters] = [indexOf(everything, wordsOf), indexOf(everything, lettersOf)]

  // Only what nothing else finds is compared letter by letter.
  let made: Profile[] | undefined
  const profiles = (): Profile[] => {
    made ??= profilesOf(everything)
    return made
  }

  return (sourceValue) => {
    const text = foldText(sourceValue)
    if (text === '') return null
    for (const { why, by } of sure) {
      const known = by.get(text)
      if (known) return suggestion(known, why)
    }
    const alike =
      byWords.get(wordsOf(text)) ??
      byLetters.get(lettersOf(text)) ??
      startOf(text, labels) ??
      mostAlike(text, profiles())
    return alike ? suggestion(alike, 'alike') : null
  }
}

/** A text, and the value that it means. */
type Known = readonly [text: string, value: string]

const suggestion = ([like, value]: Known, why: CodeSuggestion['why']): CodeSuggestion => ({
  value,
  why,
  like,
})

/** Texts by a key; null where they mean several values. */
const indexOf = (known: readonly Known[], keyOf: (text: string) => string): Map<string, Known | null> => {
  const index = new Map<string, Known | null>()
  for (const one of known) {
    const key = keyOf(one[0])
    const there = index.get(key)
    if (key !== '') index.set(key, there === undefined || there?.[1] === one[1] ? (there ?? one) : null)
  }
  return index
}

const startOf = (text: string, labels: readonly Known[]): Known | undefined => {
  if (!/^\p{L}{3,}$/u.test(text) || text.length < SHORTEST_START) return undefined
  const found = labels.filter(([label]) => foldText(label).startsWith(text))
  return found.length === 1 ? found[0] : undefined
}

type Profile = { readonly known: Known; readonly letters: LetterPairs }

const profilesOf = (known: readonly Known[]): Profile[] =>
  known.flatMap((one) => {
    const letters = letterPairs(one[0])
    return letters ? [{ known: one, letters }] : []
  })

const mostAlike = (text: string, profiles: readonly Profile[]): Known | undefined => {
  const wanted = letterPairs(text)
  if (!wanted) return undefined
  const best = new Map<string, { known: Known; score: number }>()
  for (const { known, letters } of profiles) {
    const score = likeness(wanted, letters)
    if (score >= LEAST - AHEAD && score > (best.get(known[1])?.score ?? 0))
      best.set(known[1], { known, score })
  }
  const [first, second] = [...best.values()].sort((a, b) => b.score - a.score)
  if (!first || first.score < LEAST || (second && first.score - second.score < AHEAD)) return undefined
  return first.known
}

/** The codes that a SIS usually has for the list of the column, whichever component it stands in. */
const usualCodes = ({ possibleValues }: SuggestedColumn): Known[] => {
  const list = listOf(possibleValues)
  const codes: Known[] = []
  for (const set of Object.values(STANDARD_SETS))
    for (const [component, columns] of Object.entries(set.codes))
      for (const [columnName, meanings] of Object.entries(columns)) {
        if (!isImported(component)) continue
        const column = DATABASE_COLUMNS[component].find((one) => one.columnName === columnName)
        if (!column || listOf(column.possibleValues) !== list) continue
        for (const [code, value] of Object.entries(meanings)) if (code !== '*') codes.push([code, value])
      }
  return codes
}

const listOf = (values: DatabaseColumn['possibleValues']): string =>
  values.map(({ value }) => value).join('\n')
