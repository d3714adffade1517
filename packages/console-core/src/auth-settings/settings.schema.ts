import { z } from 'zod'
import type { AuthProvider } from '../lists/auth-providers.ts'
import { date, isSingleLine, SINGLE_LINE } from '../validation/fields.schema.ts'
import { AUTH_SETTINGS } from './auth-settings.ts'
import type { SettingField } from './setting-field.ts'
import { SETTING_FORMATS } from './setting-format.ts'
import { settingsFault } from './settings-fault.ts'

const TEXT_MAX = 500
const LONG_MAX = 100_000
const LIST_MAX = 50

/** The settings of a new authentication, whole. */
export const newSettingsSchema = (provider: AuthProvider) =>
  z.strictObject(shapeOf(AUTH_SETTINGS[provider], true)).superRefine((settings, context) => {
    const fault = settingsFault(provider, settings)
    if (fault) context.addIssue({ code: 'custom', path: [...fault.path], message: fault.message })
  })

/** Some settings of an authentication that is there: absent stays as it is, null goes back to the default. */
export const settingsChangeSchema = (provider: AuthProvider) =>
  z.strictObject(shapeOf(AUTH_SETTINGS[provider], false))

const shapeOf = (fields: readonly SettingField[], whole: boolean): Record<string, z.ZodType> =>
  Object.fromEntries(
    fields.map((field) => {
      const must = whole && field.required && field.default === null && field.unless === undefined
      return [field.name, must ? ruleOf(field) : ruleOf(field).nullable().optional()]
    }),
  )

const ruleOf = (field: SettingField): z.ZodType => {
  const { type, max, required, options = {}, fields = [] } = field
  if (type === 'boolean') return z.boolean()
  if (type === 'integer') return wholeNumber(field)
  if (type === 'choice') return z.enum(Object.keys(options))
  if (type === 'date') return date
  if (type === 'group') return z.strictObject(shapeOf(fields, false))
  if (type === 'list')
    return z
      .array(textOf(field, LONG_MAX))
      .min(required ? 1 : 0, 'it must hold at least one')
      .max(LIST_MAX)
  return textOf(field, max ?? (type === 'multiline' ? LONG_MAX : TEXT_MAX))
}

const textOf = ({ type, format, secret }: SettingField, max: number): z.ZodType => {
  // A secret is kept as it was typed: a space at its end may be part of it.
  const lines = (secret ? z.string() : z.string().trim()).min(1, 'it must not be empty').max(max)
  const text =
    type === 'multiline' || format === 'certificate' ? lines : lines.refine(isSingleLine, SINGLE_LINE)
  if (!format) return text
  const { holds, message } = SETTING_FORMATS[format]
  return text.refine(holds, message)
}

const wholeNumber = ({ min = 0, max = Number.MAX_SAFE_INTEGER, orZero }: SettingField): z.ZodType => {
  const within = z.int().min(min).max(max)
  return orZero ? z.union([z.literal(0), within], `it must be 0, or from ${min} to ${max}`) : within
}
