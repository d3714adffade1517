/** The values that a list of words has words for, in its order. */
export const wordsOf = <Value extends string>(words: Readonly<Partial<Record<Value, unknown>>>): Value[] =>
  Object.keys(words).filter((key): key is Value => key in words)

/** What was typed as a number; null where nothing was, and NaN for what is none, so that it is refused with a reason. */
export const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text))
