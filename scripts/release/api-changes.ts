export type ApiChanges = {
  /** What a host may have used and no longer can, each as one line. */
  breaking: readonly string[]
  added: readonly string[]
}

/**
 * What changed between two API reports of a package. A declaration breaks hosts if it loses or changes a member, or if what
 * hosts write (`…Props`, `…Options`) gains a required one.
 */
export const apiChanges = (before: string, after: string): ApiChanges => {
  const [old, now] = [declarationsOf(before), declarationsOf(after)]
  const breaking = [...old].flatMap(([name, text]) => {
    const current = now.get(name)
    if (current === undefined) return [`${name} is gone`]
    return current === text ? [] : changesOf(name, text, current)
  })
  return { breaking, added: [...now.keys()].filter((name) => !old.has(name)) }
}

/** By entry and name. */
const declarationsOf = (report: string): Map<string, string> => {
  const found = new Map<string, string>()
  let entry = ''
  for (const line of report.split('\n')) {
    if (line.startsWith('# ')) entry = line.slice(2)
    const colon = line.indexOf(': ')
    if (colon > 0 && entry !== '') found.set(`${entry} ${line.slice(0, colon)}`, line.slice(colon + 2))
  }
  return found
}

const changesOf = (name: string, before: string, after: string): string[] => {
  const [old, now] = [membersOf(before), membersOf(after)]
  const lost = old.filter((member) => !now.includes(member))
  const isWritten = /(Props|Options)$/.test(name)
  const needed = isWritten
    ? now.filter((member) => !old.includes(member) && /^(readonly )?\w+:/.test(member))
    : []
  return [
    ...lost.map((member) => `${name} no longer has “${member}”`),
    ...needed.map((member) => `${name} now needs “${member}”`),
  ]
}

const membersOf = (declaration: string): string[] =>
  declaration
    .split(/[;{}]/)
    .map((member) => member.trim())
    .filter(Boolean)
