const yes = new Set(['y', 'yes', 'true', 't', '1'])
const no = new Set(['n', 'no', 'false', 'f', '0'])

/** Null when the text is neither a yes nor a no. */
export const parseBoolean = (text: string): boolean | null => {
  const word = text.trim().toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : null
}
