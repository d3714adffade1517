import {
  columnStatesSchema,
  pageSizesSchema,
  signInSchema,
  syncRequestSchema,
} from '@edconsole/console-core/schemas'
import type { Context } from 'hono'
import type { z } from 'zod'
import { ApiError } from './api-error.ts'
import type { OperationId } from './operation-id.ts'

/** Bodies by operation. A call that is not here takes none. */
const SCHEMAS: Readonly<Partial<Record<OperationId, z.ZodType>>> = {
  'session.signIn': signInSchema,
  'sisImports.sync': syncRequestSchema,
  'userPreferences.postColumnStates': columnStatesSchema,
  'userPreferences.patchColumnStates': columnStatesSchema,
  'userPreferences.postPageSizes': pageSizesSchema,
  'userPreferences.patchPageSizes': pageSizesSchema,
}

/** The body, checked; the first fault is named in a sentence. */
export const readBody = async (id: OperationId, c: Context): Promise<unknown> => {
  const schema = SCHEMAS[id]
  const text = await c.req.text()
  if (!schema) {
    if (text !== '' && text !== '{}') throw new ApiError(400, 'This call takes no body.')
    return undefined
  }
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
    throw new ApiError(415, 'The body must be JSON.')
  const checked = schema.safeParse(parseJson(text))
  if (checked.success) return checked.data
  throw new ApiError(400, sentenceOf(checked.error))
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text, (key, value) => {
      if (!canBeKept(key) || (typeof value === 'string' && !canBeKept(value))) throw new SyntaxError()
      return value
    })
  } catch {
    throw new ApiError(400, 'The body is not valid JSON.')
  }
}

/** The database keeps neither null characters nor halves of a character; `__proto__` would vanish on the way. */
const canBeKept = (text: string): boolean =>
  !text.includes('\0') && !/\p{Cs}/u.test(text) && text !== '__proto__'

const sentenceOf = (error: z.ZodError): string => {
  const [issue] = error.issues
  if (!issue) return 'The body is not valid.'
  if (issue.code === 'unrecognized_keys') return `The key '${issue.keys[0]?.slice(0, 60)}' is not known.`
  const path = issue.path.map(String).join('.').slice(0, 120)
  return path === ''
    ? `The body is not valid: ${issue.message}.`
    : `'${path}' is not valid: ${issue.message}.`
}
