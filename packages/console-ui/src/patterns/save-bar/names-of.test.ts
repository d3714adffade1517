import { expect, it } from 'vitest'
import { namesOf } from './names-of.ts'

it.each<[string[], string]>([
  [[], ''],
  [['Name'], 'Name'],
  [['Name', 'Code', 'City'], 'Name, Code, City'],
  [['Name', 'Code', 'City', 'Phone', 'Fax'], 'Name, Code, City and 2 more'],
])('[ux 7.12] %j', (names, words) => {
  expect(namesOf(names)).toBe(words)
})
