/** Lower case, without accents and spaces around: how texts are compared that people typed. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/**
 * The words and numbers of a text in a fixed order, without signs, zeros in front and endings such as `1st`. A minus before
 * a number stays: `-1` is another code than `1`.
 * @example wordsOf('1st Grade') // 'grade 1', as for 'Grade 01'
 */
export const wordsOf = (text: string): string =>
  (
    foldText(text)
      .replace(/(\d)(st|nd|rd|th)\b/g, '$1')
      .match(/(?<![\p{L}\d])-\d+|\d+|\p{L}+/gu) ?? []
  )
    .map((word) => word.replace(/^(-?)0+(?=\d)/, '$1'))
    .sort()
    .join(' ')

/** `wordsOf` without the spaces and in the order of the text: `Pre-Kindergarten` and `prekindergarten` are one. */
export const lettersOf = (text: string): string =>
  foldText(text).replace(/(?<![\p{L}\d])-(?=\d)|[^\p{L}\d]/gu, (sign, at: number, whole: string) =>
    sign === '-' && /^-\d/.test(whole.slice(at)) ? sign : '',
  )

/** Texts shorter than this are codes: one letter more or less makes them another. */
const SHORTEST = 4

/** What `likeness` compares of a text. Make it once for a text that is compared often. */
export type LetterPairs = { readonly numbers: string; readonly pairs: readonly string[] }

/** The pairs of letters of a text; null where it is too short to be compared. */
export const letterPairs = (text: string): LetterPairs | null => {
  const letters = lettersOf(text)
  if (letters.length < SHORTEST) return null
  return {
    numbers: (letters.match(/\d+/g) ?? []).map(Number).join(' '),
    pairs: Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)),
  }
}

/**
 * How alike two texts are, 0 to 1, by the pairs of letters that they share. Other numbers make other texts, however much
 * the rest is alike.
 * @example likeness(letterPairs('Guardan'), letterPairs('Guardian')) // 0.77
 */
export const likeness = (a: LetterPairs, b: LetterPairs): number => {
  if (a.numbers !== b.numbers) return 0
  const left = [...a.pairs]
  let shared = 0
  for (const pair of b.pairs) {
    const at = left.indexOf(pair)
    if (at < 0) continue
    left.splice(at, 1)
    shared += 1
  }
  return (2 * shared) / (a.pairs.length + b.pairs.length)
}
