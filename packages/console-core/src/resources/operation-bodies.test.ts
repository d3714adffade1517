import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { OPERATION_BODIES } from './operation-bodies.ts'

/** What the database keeps in a number. */
const INT_MAX = 2_147_483_647
/** Kept in twice as many bytes. */
const LONG = /importUploads\.announce\.properties\.files\.items\.properties\.(bytes|lastModified)/

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
  const max = LONG.test(at) ? Number.MAX_SAFE_INTEGER - 1 : INT_MAX
  const whole = type === 'integer' && !(Number(part.maximum) <= max && Number(part.minimum) >= -max)
  const inner = Object.entries(part).flatMap(([key, value]) =>
    // Names are values of no schema.
    key === 'enum' || key === 'required' ? [] : unbounded(value, `${at}.${key}`),
  )
  return text || list || whole ? [at, ...inner] : inner
}

/** Texts of a body that take a line break, in lists and groups too. */
const manyLines = (schema: unknown, at: string): string[] => {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) => manyLines(part, `${at}.${name}`))
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return manyLines(schema.unwrap(), at)
  if (schema instanceof z.ZodArray) return manyLines(schema.element, at)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => manyLines(option, at))
  if (!(schema instanceof z.ZodString)) return []
  return ['\n', '\r', '\u2028'].some((end) => schema.safeParse(`First${end}Bcc: x@example.org`).success)
    ? [at]
    : []
}

it('[S7] a text with several lines is refused but where it may have them', () => {
  const found = Object.entries(OPERATION_BODIES).flatMap(([id, schema]) => manyLines(schema, id))
  expect([...new Set(found)]).toEqual([
    'session.signIn.password',
    'session.signIn.newPassword',
    'passwordLinks.use.newPassword',
    'districts.create.notes',
    'districts.update.notes',
    'sisImports.create.importTemplateColumns.sourceColumn',
    'sisImports.create.importTemplateColumns.importTemplateTranslations.sourceValue',
    'sisImports.update.importTemplateColumns.sourceColumn',
    'sisImports.update.importTemplateColumns.importTemplateTranslations.sourceValue',
    'sisImports.createTranslation.sourceValue',
    'sisImports.updateTranslation.sourceValue',
    'corrections.send.note',
    'corrections.answer.reply',
    'notes.create.text',
    'notes.update.text',
    'inbox.createKey.publicKey',
    'authentications.create.settings.metadataXml',
    'authentications.readAddress.metadataXml',
    'authentications.testSignIn.password',
    'instances.setStatus.reason',
    'ownAccount.changePassword.currentPassword',
    'ownAccount.changePassword.newPassword',
    'secondFactors.startApp.currentPassword',
    'secondFactors.startPasskey.currentPassword',
    'secondFactors.renewCodes.currentPassword',
    'secondFactors.remove.currentPassword',
    'roles.create.description',
    'roles.update.description',
  ])
})

describe('[S7] every text, list and number of a body has an end', () => {
  it.each(Object.entries(OPERATION_BODIES))('%s', (id, schema) => {
    expect(unbounded(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), id)).toEqual([])
  })
})
