import { expect } from 'vitest'
import { contentOfTables } from '../content-of-tables.ts'
import type { Check } from './check.ts'

type Content = Record<string, string>

/** The tables hold what they held after the last save that was answered, or after the next one, to the last row. */
export const saveCheck: Check<Content, null> = {
  left: ({ db }) => contentOfTables(db),
  atRest: async ({ db, end }, clean) => {
    const content = await contentOfTables(db)
    const answered = end.acknowledged.length
    const names = clean.end.acknowledged.map(({ name }) => name)
    expect(end.acknowledged.map(({ name }) => name)).toEqual(names.slice(0, answered))
    const [before, after] = [answered - 1, answered].map((place) => clean.end.acknowledged[place]?.content)
    const differing = [before, after ?? clean.left].map((other) =>
      Object.keys(content).filter((table) => content[table] !== other?.[table]),
    )
    expect(differing, `after ${names[answered - 1]}, before ${names[answered]}`).toContainEqual([])
  },
  recovered: async () => {},
  outcome: async () => null,
}
