/**
 * Whether a password is among those that everybody guesses first: a known one, one repeated until it is long enough, or
 * the alphabet or the digits in a row.
 * The list is large and read when the first password is set, never before.
 */
export const commonPasswords = async (): Promise<(password: string) => boolean> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const known = new Set(dictionary['passwords-common'])
  return (password) => {
    const text = password.toLowerCase()
    const unit = repeatedIn(text)
    return known.has(text) || known.has(unit) || unit.length < UNIT_MIN || isRun(text)
  }
}

/** What repeats in less than this, such as `abcabcabcabcabc`, is as quickly guessed as one of the list. */
const UNIT_MIN = 4

/** The shortest text that the whole is made of by repeating it. */
const repeatedIn = (text: string): string => text.slice(0, `${text}${text}`.indexOf(text, 1))

const isRun = (text: string): boolean => {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
  return [1, -1].some((step) =>
    codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step),
  )
}
