/** Splits a list into parts that one call takes. */
export const partsOf = <Item>(items: readonly Item[], max: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / max) }, (_, index) =>
    items.slice(index * max, (index + 1) * max),
  )
