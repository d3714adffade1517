/** So many items are compared between two places where the sort may be interrupted. */
const STEP = 256

/** A sorted copy, made in steps: short runs, merged two by two. Equal items keep their order. */
export function* mergeSort<Item extends object>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<void, Item[], void> {
  let runs: Item[][] = []
  for (let start = 0; start < items.length; start += STEP) {
    runs.push(items.slice(start, start + STEP).sort(compare))
    yield
  }
  while (runs.length > 1) {
    const longer: Item[][] = []
    for (let index = 0; index < runs.length; index += 2) {
      longer.push(yield* merge(runs[index] ?? [], runs[index + 1] ?? [], compare))
    }
    runs = longer
  }
  return runs[0] ?? []
}

function* merge<Item extends object>(
  left: readonly Item[],
  right: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<void, Item[], void> {
  const merged: Item[] = []
  let taken = 0
  for (const item of left) {
    for (let next = right[taken]; next && compare(next, item) < 0; next = right[taken]) {
      merged.push(next)
      taken += 1
      if (merged.length % STEP === 0) yield
    }
    merged.push(item)
    if (merged.length % STEP === 0) yield
  }
  return merged.concat(right.slice(taken))
}
