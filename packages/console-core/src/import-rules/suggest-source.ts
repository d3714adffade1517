import type { SisSystem } from '../entities/sis-system.ts'
import type { DatabaseColumn } from './database-column.ts'
import { type LetterPairs, letterPairs, lettersOf, likeness, wordsOf } from './likeness.ts'

/** A column of the SIS that probably feeds a database column. */
export type SourceSuggestion = {
  readonly sourceColumn: string
  /** How sure it is, 0 to 1. */
  readonly score: number
}

/** What is compared: the names of the column, and what the systems call it. */
type Named = Pick<DatabaseColumn, 'columnName' | 'displayName' | 'defaultSourceColumns'> & {
  readonly isRequired?: boolean
}

export type SourceOptions = {
  /** The system that the rows come from: its own names count most. */
  kind?: SisSystem['kind'] | undefined
}

/** Less alike than this is no suggestion; a match has to be surer, since it is proposed for many columns at once. */
const LEAST = 0.55
const LEAST_TO_MATCH = 0.7
const MOST = 5
/** The same name has at least this score. */
const SAME = 0.93
/** So much of a score has what is only alike. */
const ALIKE = 0.88

/**
 * The SIS columns that may feed a database column, the most probable first, at most five.
 * @example createSourceSuggester(['GR', 'LAST_NM'], {})(lastName) // [{ sourceColumn: 'LAST_NM', score: 0.97 }]
 */
export const createSourceSuggester = (
  header: readonly string[],
  { kind }: SourceOptions,
): ((column: Named) => SourceSuggestion[]) => {
  const names = header.map((sourceColumn) => ({ sourceColumn, ...shapesOf(sourceColumn) }))
  return (column) => {
    const known = knownNames(column, kind)
    return names
      .map(({ sourceColumn, ...shapes }) => ({
        sourceColumn,
        score: scoreOf(shapes, known),
      }))
      .filter(({ score }) => score >= LEAST)
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST)
  }
}

/**
 * Proposes a SIS column for each of the given database columns that has a probable one. Of several that want the same one
 * the surest gets it, but first one that is required and has the same name; none gets a column of `taken`.
 */
export const matchByName = <Column extends Named>(
  columns: readonly Column[],
  header: readonly string[],
  { taken, ...options }: SourceOptions & { taken: ReadonlySet<string> },
): ReadonlyMap<Column['columnName'], string> => {
  const suggest = createSourceSuggester(
    header.filter((name) => !taken.has(name)),
    options,
  )
  const wishes = columns
    .flatMap((column) =>
      suggest(column).map(({ sourceColumn, score }) => ({
        sourceColumn,
        score,
        columnName: column.columnName,
        rank: column.isRequired && score >= SAME ? score + 1 : score,
      })),
    )
    .filter(({ score }) => score >= LEAST_TO_MATCH)
    .sort((a, b) => b.rank - a.rank)
  const matches = new Map<Column['columnName'], string>()
  const given = new Set<string>()
  for (const { columnName, sourceColumn } of wishes) {
    if (matches.has(columnName) || given.has(sourceColumn)) continue
    matches.set(columnName, sourceColumn)
    given.add(sourceColumn)
  }
  return matches
}

type Shapes = { text: string; letters: string; words: string; pairs: LetterPairs | null }
type Known = Shapes & {
  /** How much it says that a header is called so. */
  weight: number
}

const knownNames = (
  { columnName, displayName, defaultSourceColumns }: Named,
  kind: SisSystem['kind'] | undefined,
): Known[] => [
  ...Object.entries(defaultSourceColumns).map(([of, name]) => ({
    ...shapesOf(name),
    weight: of === kind ? 1 : 0.95,
  })),
  { ...shapesOf(columnName), weight: 0.98 },
  { ...shapesOf(displayName), weight: 0.96 },
]

/** The same name counts by who calls the column so; one that is only alike, by how alike it is. */
const scoreOf = (header: Shapes, known: readonly Known[]): number => {
  const same = known.reduce((best, { weight, ...one }) => {
    if (header.text === one.text) return Math.max(best, weight)
    if (header.letters === one.letters) return Math.max(best, weight - 0.01)
    return header.words === one.words ? Math.max(best, weight - 0.02) : best
  }, 0)
  if (same > 0) return same
  let alike = 0
  for (const one of known) {
    const letters = header.pairs && one.pairs ? likeness(header.pairs, one.pairs) : 0
    alike = Math.max(alike, shared(header.words, one.words), letters)
  }
  return ALIKE * alike
}

/** How many words two names share: `STU_LAST_NM` is a last name with something in front. */
const shared = (one: string, other: string): number => {
  const [mine, theirs] = [one.split(' '), new Set(other.split(' '))]
  const both = mine.filter((word) => theirs.has(word)).length
  return (2 * both) / (mine.length + theirs.size)
}

/** A path into an answer is known by its end: `Name.FirstName`. */
const shapesOf = (name: string): Shapes => {
  const end = name.slice(name.lastIndexOf('.') + 1)
  const words = spelledOut(end)
  return { text: name.trim().toLowerCase(), letters: lettersOf(end), words, pairs: letterPairs(words) }
}

const spelledOut = (name: string): string => {
  const words =
    name
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .match(/\p{L}+|\d+/gu) ?? []
  return wordsOf(words.map((word) => SOURCE_WORDS[word] ?? word).join(' '))
}

/** What headers of files abbreviate, word by word. */
const SOURCE_WORDS: Readonly<Record<string, string>> = {
  addr: 'address',
  att: 'attendance',
  bd: 'birth date',
  bdate: 'birth date',
  birthdate: 'birth date',
  cd: 'code',
  crs: 'course',
  desc: 'description',
  dob: 'birth date',
  dt: 'date',
  fn: 'first name',
  fname: 'first name',
  gn: 'gender',
  gr: 'grade',
  grd: 'grade',
  lang: 'language',
  ln: 'last name',
  lname: 'last name',
  lvl: 'level',
  mn: 'middle name',
  mname: 'middle name',
  nbr: 'number',
  nm: 'name',
  no: 'number',
  num: 'number',
  ph: 'phone',
  prd: 'period',
  sch: 'school',
  sect: 'section',
  sex: 'gender',
  site: 'school',
  stf: 'staff',
  stu: 'student',
  surname: 'last name',
  tchr: 'teacher',
  tel: 'phone',
  trm: 'term',
  yr: 'year',
}
