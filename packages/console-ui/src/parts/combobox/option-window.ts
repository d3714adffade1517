export type WindowInput = {
  /** How many options are listed. */
  count: number
  /** Those in sight, the last one not included. */
  from: number
  to: number
  /** The marked option, or the one that is about to be; -1 for none. */
  marked: number
  /** Options that begin a group: their headings give the list its height. */
  starts: readonly number[]
  canPick: (index: number) => boolean
}

/** Page Up and Page Down move by so many. */
export const PAGE = 10

/**
 * Which options of a long list are in the document, in their order. Besides those in sight these are the ones that one key
 * reaches, as Headless UI knows only what is there: both ends, and a page before and after the marked one.
 */
export function optionWindow(input: WindowInput): number[] {
  const { count, from, to, marked, starts } = input
  const wanted = new Set([0, count - 1, ...starts, marked])
  for (let index = from; index < to; index += 1) wanted.add(index)
  reach(wanted, input, -1, 1, 1)
  reach(wanted, input, count, -1, 1)
  reach(wanted, input, marked, 1, PAGE)
  reach(wanted, input, marked, -1, PAGE)
  return [...wanted].filter((index) => index >= 0 && index < count).sort((a, b) => a - b)
}

/** Adds so many that can be picked, from one option on in one direction. */
function reach(
  wanted: Set<number>,
  { count, canPick }: WindowInput,
  from: number,
  step: 1 | -1,
  max: number,
): void {
  let left = max
  for (let index = from + step; left > 0 && index >= 0 && index < count; index += step) {
    if (!canPick(index)) continue
    wanted.add(index)
    left -= 1
  }
}
