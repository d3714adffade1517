/** A row by which a place in a sorted list is found again: so many rows stand before it, itself included. */
export type Waymark = {
  readonly position: number
  /** What the list is sorted by, as text. */
  readonly sort: string
  readonly key: string
}

/** How to get to a page: from a waymark, or from an end of the list (null), over so many rows, in or against its order. */
export type Walk = { readonly from: Waymark | null; readonly backwards: boolean; readonly skip: number }

/** The shortest way to the `count` rows after `offset`. */
export const shortestWalk = (
  marks: readonly Waymark[],
  { offset, count, total }: { offset: number; count: number; total: number },
): Walk => {
  const end = offset + count
  const walks: Walk[] = [
    { from: null, backwards: false, skip: offset },
    { from: null, backwards: true, skip: total - end },
    ...marks.map((from) =>
      from.position <= offset
        ? { from, backwards: false, skip: offset - from.position }
        : { from, backwards: true, skip: from.position - end },
    ),
  ]
  return walks.reduce((best, walk) => (walk.skip >= 0 && walk.skip < best.skip ? walk : best))
}

const WAYMARKS_MAX = 200

/** Keeps a waymark; of too many every second one goes. */
export const addWaymark = (marks: Waymark[], mark: Waymark): void => {
  if (marks.some(({ position }) => position === mark.position)) return
  marks.push(mark)
  if (marks.length <= WAYMARKS_MAX) return
  const sorted = marks.toSorted((a, b) => a.position - b.position)
  marks.splice(0, marks.length, ...sorted.filter((_, index) => index % 2 === 0))
}
