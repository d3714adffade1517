import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { OPERATION_BODIES } from './index.ts'

/** What the database keeps in a number. */
const INT_MAX = 2_147_483_647

type Part = { readonly [key: string]: unknown }

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

/** Texts, lists and whole numbers of a body that may be as large as they like. */
const unbounded = (part: unknown, at: string): string[] => {
  if (!isPart(part)) return []
  const { type } = part
  const text =
    type === 'string' &&
    !['maxLength', 'pattern', 'allOf', 'enum', 'const', 'format'].some((key) => key in part)
  const list = type === 'array' && !('maxItems' in part)
  const whole = type === 'integer' && !(Number(part.maximum) <= INT_MAX && Number(part.minimum) >= -INT_MAX)
  const inner = Object.entries(part).flatMap(([key, value]) =>
    // Names are values of no schema.
    key === 'enum' || key === 'required' ? [] : unbounded(value, `${at}.${key}`),
  )
  return text || list || whole ? [at, ...inner] : inner
}

describe('[S7] every text, list and number of a body has an end', () => {
  it.each(Object.entries(OPERATION_BODIES))('%s', (id, schema) => {
    expect(unbounded(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), id)).toEqual([])
  })
})
