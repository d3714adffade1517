/** Page Up and Page Down move by so many. */
export const PAGE = 10

export type ReachInput = {
  count: number
  /** The marked option, or the one that is about to be; -1 for none. */
  marked: number
  canPick: (index: number) => boolean
}

/** What one key leads to, as Headless UI knows only what is there: both ends, and a page before and after the marked one. */
export function withinReach(input: ReachInput): number[] {
  const { count, marked } = input
  return [
    0,
    count - 1,
    marked,
    ...toPick(input, -1, 1, 1),
    ...toPick(input, count, -1, 1),
    ...toPick(input, marked, 1, PAGE),
    ...toPick(input, marked, -1, PAGE),
  ]
}

/** So many that can be picked, from one option on in one direction. */
export function toPick(
  { count, canPick }: Pick<ReachInput, 'count' | 'canPick'>,
  from: number,
  step: 1 | -1,
  max: number,
): number[] {
  const reached: number[] = []
  for (let index = from + step; reached.length < max && index >= 0 && index < count; index += step) {
    if (canPick(index)) reached.push(index)
  }
  return reached
}
