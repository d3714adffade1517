/** What repeats in less than this, such as `abcabcabcabcabc`, is as quickly guessed as a common password. */
const UNIT_MIN = 4

/**
 * Returns the shortest text that the whole is made of by repeating it.
 * @example repeatedUnit('passwordpassword') // 'password'
 */
export const repeatedUnit = (text: string): string => text.slice(0, `${text}${text}`.indexOf(text, 1))

/**
 * Returns whether a password is guessed early without being on any list: a few characters repeated, or the alphabet or the
 * digits in a row.
 * @param text in lower case
 */
export const isGuessablePattern = (text: string): boolean =>
  text !== '' && (repeatedUnit(text).length < UNIT_MIN || isRun(text))

const isRun = (text: string): boolean => {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
  return [1, -1].some((step) =>
    codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step),
  )
}
