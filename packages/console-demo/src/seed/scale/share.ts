/** A part of a whole: `from` is its first, `to` its last. Empty when `to` is smaller. */
export type Share = { readonly from: number; readonly to: number }

/**
 * How uneven districts are, as the exponent of a Pareto curve. Like those of the United States, half of them have a quarter of
 * all students, and one in a hundred has a sixth.
 */
const EVENNESS = 0.375

/** What each of so many districts has of a whole, the smallest first and the largest last. */
export const sharesOf = (whole: number, districts: number): Share[] => {
  const upTo = (index: number) => Math.round(whole * (1 - (1 - index / districts) ** EVENNESS))
  return Array.from({ length: districts }, (_, index) => ({ from: upTo(index) + 1, to: upTo(index + 1) }))
}

export const lengthOf = ({ from, to }: Share): number => Math.max(0, to - from + 1)

/** Cuts what belongs to many into loads of a bounded number of rows. */
export const loadsOf = function* <Owner extends Share>(
  owners: readonly Owner[],
  size: number,
): Generator<Owner[]> {
  let load: Owner[] = []
  let room = size
  for (const owner of owners)
    for (let from = owner.from; from <= owner.to; ) {
      const to = Math.min(owner.to, from + room - 1)
      load.push({ ...owner, from, to })
      room -= to - from + 1
      from = to + 1
      if (room > 0) continue
      yield load
      load = []
      room = size
    }
  if (load.length > 0) yield load
}
