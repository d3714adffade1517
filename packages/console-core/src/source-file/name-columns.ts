/** Names without spaces at their ends, each once: a repeated one gets its number, an empty one its place. */
export const namesOf = (fields: readonly string[]): string[] => {
  const seen = new Map<string, number>()
  return fields.map((field, i) => {
    const name = field.trim() || placeName(i)
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}

/** What columns of a file without header are called. */
export const placeNamesOf = (fields: readonly string[]): string[] => fields.map((_, i) => placeName(i))

const placeName = (index: number): string => `Column ${index + 1}`
