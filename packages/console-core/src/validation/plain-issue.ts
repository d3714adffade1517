import type { z } from 'zod'

/**
 * What is wrong with a field where its schema has no words of its own: the end of `'field' is not valid: …`.
 * For `safeParse(value, { error: plainIssue })`, in the server as in forms.
 */
export const plainIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'it is required'
        : `it must be ${TYPES[issue.expected] ?? 'a different type'}`
    case 'invalid_value':
      return issue.input === undefined ? 'it is required' : `it must be ${choice(issue.values)}`
    case 'too_big':
      // Where numbers stop being exact says nothing to people.
      if (issue.maximum === Number.MAX_SAFE_INTEGER) return 'it must be a smaller number'
      return size(issue.origin, 'most', Number(issue.maximum))
    case 'too_small':
      if (issue.minimum === Number.MIN_SAFE_INTEGER) return 'it must be a larger number'
      return size(issue.origin, 'least', Number(issue.minimum))
    case 'invalid_union':
      return issue.input === undefined ? 'it is required' : "it isn't an allowed value"
    default:
      return 'it has the wrong format'
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
}

const SHOWN = 8

const choice = (values: readonly unknown[]): string => {
  const shown = values.slice(0, SHOWN).map(String)
  if (values.length > SHOWN) return `one of ${shown.join(', ')} and ${values.length - SHOWN} others`
  return values.length === 1 ? `${shown[0]}` : `one of ${shown.join(', ')}`
}

const UNITS: Readonly<Record<string, readonly [string, string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
  set: ['entry', 'entries'],
}

const size = (origin: string, end: 'most' | 'least', limit: number): string => {
  const unit = UNITS[origin]
  if (!unit) return `it must be at ${end} ${limit}`
  const count = `${limit} ${unit[limit === 1 ? 0 : 1]}`
  return end === 'most' ? `it can have at most ${count}` : `it must have at least ${count}`
}
