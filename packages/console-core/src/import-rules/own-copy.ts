/** From this length on engines keep a piece of a text as a view of the whole. */
const VIEWED = 13

/** The same text in memory of its own: kept for long, a piece of a file would keep all of the file that it was cut from. */
export const ownCopy = (text: string): string =>
  text.length < VIEWED ? text : JSON.parse(JSON.stringify(text))
