import { expect, it } from 'vitest'
import { z } from 'zod'
import { OPERATION_BODIES } from '../resources/operation-bodies.ts'
import { plainIssue } from './plain-issue.ts'

const faultOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: plainIssue }).error?.issues[0]?.message

it.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, 'it is required'],
  [z.string(), 1, 'it must be text'],
  [z.int(), 1.5, 'it must be a whole number'],
  [z.boolean(), 'yes', 'it must be true or false'],
  [z.array(z.string()), {}, 'it must be a list'],
  [z.strictObject({}), [], 'it must be an object'],
  [z.record(z.string(), z.int()), [], 'it must be an object'],
  [z.enum(['a', 'b']), undefined, 'it is required'],
  [z.enum(['a', 'b']), 'c', 'it must be one of a, b'],
  [z.literal('a'), 'c', 'it must be a'],
  [z.enum([...'abcdefghij']), 'x', 'it must be one of a, b, c, d, e, f, g, h and 2 others'],
  [z.string().max(3), 'four', 'it can have at most 3 characters'],
  [z.array(z.int()).min(1), [], 'it must have at least 1 entry'],
  [z.int().min(1990), 10, 'it must be at least 1990'],
  [z.int().max(9), 1e20, 'it must be a smaller number'],
  [z.int().min(0), -1e20, 'it must be a larger number'],
  [z.union([z.string(), z.int()]), true, "it isn't an allowed value"],
  [z.string().regex(/a/, 'it must have an a'), 'b', 'it must have an a'],
])('says plainly what is wrong', (schema, value, words) => {
  expect(faultOf(schema, value)).toBe(words)
})

it.each(Object.entries(OPERATION_BODIES))('%s has plain words for whatever comes', (_, schema: z.ZodType) => {
  for (const value of [undefined, null, 1, 'x', true, [], {}, [1], [null], { x: 1 }])
    for (const { code, message } of schema.safeParse(value, { error: plainIssue }).error?.issues ?? [])
      if (code !== 'unrecognized_keys')
        // The sentence around it brings the full stop.
        expect(message).toMatch(/^(it|each|this|a|an|the|what|sending) .*[^.!?]$/)
})
