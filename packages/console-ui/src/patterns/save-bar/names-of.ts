const SHOWN = 3

/** Names as a bar has room for them: three, and how many more there are. */
export function namesOf(names: readonly string[]): string {
  const more = names.length - SHOWN
  return names.slice(0, SHOWN).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
