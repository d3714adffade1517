/** More than lists, forms and the import have; a statement lives on each connection for as long as that. */
const NAMES_MAX = 400
/** Before that a text counts as one that does not come again. */
const USES_BEFORE = 3
/** Anything else is not worth preparing, or cannot be. */
const PREPARED = /^\s*(select|insert|update|delete|with|merge)\b/i

/** Names for the statements that come often. Connections prepare a statement when they first meet its name. */
export const statementNames = () => {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  let count = 0

  const name = (text: string): string => {
    const given = `kept_${++count}`
    names.set(text, given)
    return given
  }

  const of = (text: string): string | undefined => {
    const given = names.get(text)
    if (given !== undefined || names.size >= NAMES_MAX || !PREPARED.test(text)) return given
    const used = (uses.get(text) ?? 0) + 1
    if (used <= USES_BEFORE) {
      if (uses.size >= NAMES_MAX) uses.clear()
      uses.set(text, used)
      return undefined
    }
    uses.delete(text)
    return name(text)
  }

  return { of, renew: (text: string) => void name(text) }
}
