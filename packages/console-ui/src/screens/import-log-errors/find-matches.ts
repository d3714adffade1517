/** A piece of a text, and whether it is what was looked for. */
export type Piece = { readonly text: string; readonly match: boolean }

/** One place where the looked-for text stands. */
export type Match = { readonly lineId: number; readonly at: number }

/** Every place in the lines where the text stands, in reading order. Case does not matter. */
export const findMatches = (lines: readonly { id: number; text: string }[], wanted: string): Match[] =>
  lines.flatMap(({ id, text }) => positions(text, wanted).map((at) => ({ lineId: id, at })))

/** A text cut at the matches, so that they can be marked. */
export const splitAtMatches = (text: string, wanted: string): Piece[] => {
  const pieces: Piece[] = []
  let from = 0
  for (const at of positions(text, wanted)) {
    if (at > from) pieces.push({ text: text.slice(from, at), match: false })
    from = at + wanted.length
    pieces.push({ text: text.slice(at, from), match: true })
  }
  if (from < text.length || pieces.length === 0) pieces.push({ text: text.slice(from), match: false })
  return pieces
}

/** The match to stand on after a step, around the ends; null when there is none. */
export const stepMatch = (current: number | null, step: 1 | -1, count: number): number | null => {
  if (count === 0) return null
  if (current === null) return step === 1 ? 0 : count - 1
  return (current + step + count) % count
}

const positions = (text: string, wanted: string): number[] => {
  if (wanted === '') return []
  const found: number[] = []
  const haystack = text.toLowerCase()
  const needle = wanted.toLowerCase()
  // A few capitals change length in lower case; cutting by such positions would tear the text
  if (haystack.length !== text.length || needle.length !== wanted.length) return exactPositions(text, wanted)
  for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, at + needle.length))
    found.push(at)
  return found
}

const exactPositions = (text: string, wanted: string): number[] => {
  const found: number[] = []
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) found.push(at)
  return found
}
