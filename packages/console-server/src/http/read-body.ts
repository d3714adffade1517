import { asSentence, type OperationId } from '@edconsole/console-core/contract'
import { type CrossRule, crossFault, OPERATION_BODIES, plainIssue } from '@edconsole/console-core/schemas'
import type { Context } from 'hono'
import type { z } from 'zod'
import { ApiError, fieldError } from './api-error.ts'

/** Body schemas by call; other calls take no body. */
const SCHEMAS: Readonly<Partial<Record<OperationId, z.ZodType>>> = OPERATION_BODIES

/** Returns the validated body, or refuses with the first fault. */
export const readBody = async (id: OperationId, c: Context): Promise<unknown> => {
  const schema = SCHEMAS[id]
  const text = await readText(c)
  if (!schema) {
    if (text !== '' && text !== '{}') throw new ApiError(400, "This call doesn't take a body.")
    return undefined
  }
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
    throw new ApiError(415, 'The body must be JSON.')
  const checked = schema.safeParse(parseJson(text), { error: plainIssue })
  if (checked.success) return checked.data
  throw refusalOf(checked.error)
}

/** Refuses other encodings than UTF-8 instead of storing replacement characters. */
const readText = async (c: Context): Promise<string> => {
  const bytes = await c.req.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ApiError(400, "The body isn't UTF-8 text.")
  }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text, (key, value) => {
      if (NEVER_KEYS.includes(key)) throw new ApiError(400, `Unknown key "${key}".`, key)
      if (!canBeKept(key) || (typeof value === 'string' && !canBeKept(value))) throw new SyntaxError()
      return value
    })
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(400, 'The body is not valid JSON.')
  }
}

/** JSON handling would drop the first silently. An object with the second can't be compared or turned into text. */
const NEVER_KEYS = ['__proto__', 'toString']

/** The database can store neither null characters nor lone surrogates. */
const canBeKept = (text: string): boolean => !text.includes('\0') && !/\p{Cs}/u.test(text)

/** @param within the keys around what was checked, if it wasn't the whole body */
export const refusalOf = (error: z.ZodError, within: readonly string[] = []): ApiError => {
  const [issue] = error.issues
  if (!issue) return new ApiError(400, 'The body is not valid.')
  const path = [...within, ...issue.path].map(String).join('.').slice(0, 120)
  if (issue.code === 'unrecognized_keys') {
    const key = [path, issue.keys[0]?.slice(0, 60)].filter((part) => part !== '').join('.')
    return new ApiError(400, `Unknown key "${key}".`, key)
  }
  if (path === '') return new ApiError(400, `The body is not valid: ${asSentence(issue.message)}`)
  return new ApiError(400, `'${path}' is not valid: ${asSentence(issue.message)}`, path)
}

/** Refuses changes that would break a rule between fields, with the rule's message. */
export const checkCrossRules = <Item>(
  rules: readonly CrossRule<Item>[],
  stored: Partial<Item>,
  changes: Partial<Item>,
): void => {
  const fault = crossFault(rules, { ...stored, ...changes }, Object.keys(changes))
  if (fault) throw fieldError(fault)
}
