/**
 * Gives each line of a page a slot: a line that stays keeps its own, a new one takes the slot of one that went. Drawn under
 * their slots, the lines of the next page reuse what was drawn for the last one instead of building it again, while a
 * line that moves up or down within the list takes what was drawn for it along.
 */
export function assignSlots(
  keys: readonly string[],
  before: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const stay = new Set(keys)
  const free = [...before].flatMap(([key, slot]) => (stay.has(key) ? [] : [slot]))
  let unused = Math.max(-1, ...before.values()) + 1
  return new Map(keys.map((key) => [key, before.get(key) ?? free.shift() ?? unused++]))
}
