import {
  type Authentication,
  effectiveSettings,
  isRecord,
  PASSWORD_COMPLEXITY,
  type PasswordComplexity,
  type SettingField,
  type SettingValue,
  USER_TYPES,
  type UserType,
} from '@edconsole/console-core'
import { settingsTyped } from '../../features/sign-in/policy/setting-form.ts'
import type { FormInputs } from '../../patterns/resource-form/index.ts'

/** The kinds of people that have a policy of their own, in the order of the data. */
export const POLICY_TYPES = Object.keys(USER_TYPES) as readonly UserType[]

/** Where a setting of one kind of people stands in the form. */
export type PolicyKey = `${UserType}_${keyof PasswordComplexity}`

/** The policies of all kinds of people in one record: they are saved together. */
export type ComplexityValues = { [Key in PolicyKey]: SettingValue } & Pick<Authentication, 'id' | 'updatedAt'>

export const policyKey = (type: UserType, name: keyof PasswordComplexity): PolicyKey => `${type}_${name}`

/** A setting with the kind of people that it is for. */
export type PolicySetting = {
  readonly type: UserType
  readonly key: PolicyKey
  readonly setting: SettingField & { readonly name: keyof PasswordComplexity }
}

/** Every setting of every policy. */
export const policySettings = (): readonly PolicySetting[] =>
  POLICY_TYPES.flatMap((type) =>
    PASSWORD_COMPLEXITY[type].map((setting) => ({ type, key: policyKey(type, setting.name), setting })),
  )

/** The settings as a form names them, for its schema. */
export const flatSettings = (): readonly SettingField[] =>
  policySettings().map(({ key, setting }) => ({ ...setting, name: key }))

/** The policies as they take effect. */
export function valuesOf({ id, updatedAt, settings }: Authentication): ComplexityValues {
  // An answer of others may hold no settings at all
  const saved = isRecord(settings?.passwordComplexity) ? settings.passwordComplexity : {}
  const policies = POLICY_TYPES.flatMap((type) =>
    Object.entries(effectiveSettings(PASSWORD_COMPLEXITY[type], saved[type])).map(([name, value]) => [
      `${type}_${name}`,
      value,
    ]),
  )
  // One entry per kind of people and setting.
  return { ...(Object.fromEntries(policies) as { [Key in PolicyKey]: SettingValue }), id, updatedAt }
}

/** Changed values as the settings of Local hold them (R33). */
export function settingsOf(changes: Partial<ComplexityValues>): Record<string, unknown> {
  const policies: Partial<Record<UserType, Record<string, unknown>>> = {}
  for (const { type, key, setting } of policySettings())
    if (key in changes) policies[type] = { ...policies[type], [setting.name]: changes[key] }
  return { passwordComplexity: policies }
}

/** Which value a refusal means: `settings.passwordComplexity.staff.minLength`. */
export const keyOfRefusal = (key: string): string => key.split('.').slice(2).join('_')

/** Returns the policy that is entered for some people, saved or not; undefined while it can't be saved. */
export const policyTyped = (type: UserType, inputs: FormInputs): PasswordComplexity | undefined =>
  settingsTyped(PASSWORD_COMPLEXITY[type], inputs, { nameOf: (name) => `${type}_${name}` })
