import { expect, it } from 'vitest'
import { z } from 'zod'
import { OPERATION_BODIES } from '../resources/operation-bodies.ts'
import { fieldTitle } from './field-titles.ts'

it.each([
  ['cert', 'Certificate'],
  ['siteCodes.2', 'Sites 3'],
  ['importTemplateColumns.3.sourceColumn', 'Columns 4, SIS column'],
  ['settings.host', 'Host'],
  ['settings.passwordComplexity.minLength', 'Password complexity, Minimum length'],
  ['settings.usernameAttribute', 'Username attribute'],
  ['settings.matchBy', 'Identifier'],
  ['settings', 'Settings'],
  ['usernameAttribute', 'Match people by'],
  ['slug', 'Slug'],
  ['0.sites.1.siteName', "'0', Sites 2, Site name"],
  ['nothing', "'nothing'"],
])('[S8] %s is called %s', (path, title) => {
  expect(fieldTitle(path)).toBe(title)
})

it.each(Object.entries(OPERATION_BODIES))(
  '[S8] no message about the body of %s has to show a key',
  (_, schema) => {
    const keys = keysOf(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }))
    expect(keys.filter((key) => fieldTitle(key).includes(`'${key}'`))).toEqual([])
  },
)

/** Keys that the schema names, at any depth. The keys of a record don't count: users choose them. */
function keysOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if (Array.isArray(schema)) return schema.flatMap(keysOf)
  return Object.entries(schema).flatMap(([name, inner]) =>
    name === 'properties' ? [...Object.keys(inner), ...Object.values(inner).flatMap(keysOf)] : keysOf(inner),
  )
}
