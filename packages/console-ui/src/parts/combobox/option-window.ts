export type WindowInput = {
  /** How many options are listed. */
  count: number
  /** Those in sight, the last one not included. */
  from: number
  to: number
  /** Others that have to be there; what is not listed is passed over. */
  also: readonly number[]
}

/** Which options of a long list are in the document, in their order. */
export function optionWindow({ count, from, to, also }: WindowInput): number[] {
  const wanted = new Set(also)
  for (let index = from; index < to; index += 1) wanted.add(index)
  return [...wanted].filter((index) => index >= 0 && index < count).sort((a, b) => a - b)
}
