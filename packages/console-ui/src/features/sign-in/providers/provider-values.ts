import {
  ApiFailure,
  type Authentication,
  type NewAuthentication,
  type SettingField,
  type UpdateAuthentication,
} from '@edconsole/console-core'
import { plainIssue, settingFieldsSchema, updateAuthenticationSchema } from '@edconsole/console-core/schemas'
import type { FormIssue, FormSchema } from '../../../patterns/resource-form/index.ts'
import { nested, type SettingLeaf, valueAt } from './setting-leaves.ts'

/** A sign-in provider as its form holds it: fields by name, and the version that was read. */
export type ProviderValues = Readonly<Record<string, unknown>>

const COMMON = [
  'displayName',
  'userTypes',
  'usernameAttribute',
  'autoLinkByEmail',
  'allowJustInTime',
] as const
const COMMON_NAMES: ReadonlySet<string> = new Set(COMMON)

/** The values of a stored one. Of secrets nothing is known but when they were saved (R35). */
export const valuesOf = (row: Authentication, leaves: readonly SettingLeaf[]): ProviderValues =>
  Object.fromEntries([
    ...[...COMMON, 'updatedAt' as const].map((name) => [name, row[name]]),
    ...leaves
      .filter(({ field }) => !field.secret)
      .map(({ name, path }) => [name, valueAt(row.settings, path) ?? null]),
  ])

/** What a new one begins with. */
export const newValues = (title: string, leaves: readonly SettingLeaf[]): ProviderValues =>
  Object.fromEntries([
    ['displayName', title],
    ['usernameAttribute', 'emailAddress'],
    ['userTypes', ['staff', 'student', 'guardian']],
    ['autoLinkByEmail', false],
    ['allowJustInTime', false],
    ...leaves.filter(({ field }) => !field.secret).map(({ name, field }) => [name, field.default ?? null]),
  ])

/** The body of a change. */
export const changeOf = (values: ProviderValues, leaves: readonly SettingLeaf[]): UpdateAuthentication =>
  bodyOf(values, leaves)

/** The body of a new one, disabled until it is complete. Defaults aren't stored, so that better ones apply to everyone later. */
export const newBodyOf = (
  provider: string,
  values: ProviderValues,
  leaves: readonly SettingLeaf[],
): NewAuthentication => {
  const chosen = leaves.filter(
    ({ name, field }) => JSON.stringify(values[name] ?? null) !== JSON.stringify(field.default ?? null),
  )
  const { displayName = '', ...others } = bodyOf(values, chosen)
  // A server takes the codes that it described.
  return { ...others, provider: provider as NewAuthentication['provider'], displayName, isEnabled: false }
}

const bodyOf = (values: ProviderValues, leaves: readonly SettingLeaf[]): UpdateAuthentication => {
  const common = Object.fromEntries(Object.entries(values).filter(([name]) => COMMON_NAMES.has(name)))
  const given = leaves.filter(({ name }) => name in values)
  const settings = nested(given.map(({ name, path }) => [path, emptied(values[name])] as const))
  // The form's schema has taken them.
  return { ...(common as UpdateAuthentication), ...(given.length > 0 && { settings }) }
}

/** An empty list goes back to nothing, as an empty text does. */
const emptied = (value: unknown): unknown => (Array.isArray(value) && value.length === 0 ? null : value)

/** Judges what is entered by the rules of the body, and names the field that is at fault. */
export const providerSchema = (
  fields: readonly SettingField[],
  leaves: readonly SettingLeaf[],
): FormSchema => {
  const common = updateAuthenticationSchema.omit({ settings: true })
  const settings = settingFieldsSchema(fields)
  return {
    safeParse(value, context = { error: plainIssue }) {
      const { settings: given = {}, ...others } = bodyOf(value as ProviderValues, leaves)
      const issues: FormIssue[] = [
        ...(common.safeParse(others, context).error?.issues ?? []),
        ...(settings.safeParse(given, context).error?.issues ?? []).map(({ code, path, message }) => ({
          code,
          message,
          path: [leafAt(path, leaves)?.name ?? ''],
        })),
      ]
      return issues.length === 0 ? { success: true } : { success: false, error: { issues } }
    },
  }
}

/** The same failure, with the name that its field has in the form. */
export const renamedFailure = (error: unknown, leaves: readonly SettingLeaf[]): unknown => {
  if (!(error instanceof ApiFailure) || error.field === undefined) return error
  const [group, ...path] = error.field.split('.')
  const leaf = group === 'settings' ? leafAt(path, leaves) : undefined
  if (!leaf) return error
  const { code, status, message, step, more, operation, context } = error
  return new ApiFailure({ code, status, message, step, more, operation, context, field: leaf.name })
}

/** The setting that a path leads to, or into. */
const leafAt = (path: readonly PropertyKey[], leaves: readonly SettingLeaf[]): SettingLeaf | undefined =>
  leaves.find((leaf) => leaf.path.every((key, at) => path[at] === key))
