import {
  type Authentication,
  effectiveSettings,
  isRecord,
  PASSWORD_COMPLEXITY,
  type PasswordComplexity,
  SECOND_FACTOR_POLICY,
  SESSION_LIMITS,
  type SecondFactorPolicy,
  type SessionLimits,
  type SettingField,
  type SettingValue,
  USER_TYPES,
  type UserType,
} from '@edconsole/console-core'
import { settingsTyped } from '../../features/sign-in/policy/setting-form.ts'
import type { FormInputs } from '../../patterns/resource-form/index.ts'

/** The kinds of people that have a policy of their own, in the order of the data. */
export const POLICY_TYPES = Object.keys(USER_TYPES) as readonly UserType[]

/** What a policy is made of, by the names of Local's settings (R33). */
const GROUPS = {
  passwordComplexity: PASSWORD_COMPLEXITY,
  secondFactor: SECOND_FACTOR_POLICY,
  sessionLimits: SESSION_LIMITS,
} as const

type Group = keyof typeof GROUPS

export const POLICY_GROUPS = Object.keys(GROUPS) as readonly Group[]

export type PolicyName = keyof PasswordComplexity | keyof SecondFactorPolicy | keyof SessionLimits

/** Where a setting of one kind of people stands in the form. */
export type PolicyKey = `${UserType}_${PolicyName}`

/** The policies of all kinds of people in one record: they are saved together. */
export type ComplexityValues = { [Key in PolicyKey]: SettingValue } & Pick<Authentication, 'id' | 'updatedAt'>

export const policyKey = (type: UserType, name: PolicyName): PolicyKey => `${type}_${name}`

/** A setting with the kind of people that it is for. */
export type PolicySetting = {
  readonly type: UserType
  readonly group: Group
  readonly key: PolicyKey
  readonly setting: SettingField & { readonly name: PolicyName }
}

/** Every setting of every policy. */
export const policySettings = (): readonly PolicySetting[] =>
  POLICY_TYPES.flatMap((type) =>
    POLICY_GROUPS.flatMap((group) =>
      GROUPS[group][type].map((setting) => ({ type, group, key: policyKey(type, setting.name), setting })),
    ),
  )

/** The settings as a form names them, for its schema. */
export const flatSettings = (): readonly SettingField[] =>
  policySettings().map(({ key, setting }) => ({ ...setting, name: key }))

/** The policies as they take effect. */
export function valuesOf({ id, updatedAt, settings }: Authentication): ComplexityValues {
  const savedIn = (record: unknown, name: string) => (isRecord(record) ? record[name] : undefined)
  const policies = policySettings().map(({ type, group, key, setting }) => {
    // An answer of others may hold no settings at all
    const saved = savedIn(savedIn(settings, group), type)
    return [key, effectiveSettings([setting], saved)[setting.name]] as const
  })
  // One entry per kind of people and setting.
  return { ...(Object.fromEntries(policies) as { [Key in PolicyKey]: SettingValue }), id, updatedAt }
}

/** Changed values as the settings of Local hold them (R33). */
export function settingsOf(changes: Partial<ComplexityValues>): Record<string, unknown> {
  const settings: Partial<Record<Group, Partial<Record<UserType, Record<string, unknown>>>>> = {}
  for (const { type, group, key, setting } of policySettings())
    if (key in changes)
      settings[group] = {
        ...settings[group],
        [type]: { ...settings[group]?.[type], [setting.name]: changes[key] },
      }
  return settings
}

/** Which value a refusal means: `settings.passwordComplexity.staff.minLength`. */
export const keyOfRefusal = (key: string): string => key.split('.').slice(2).join('_')

/** Returns the policy that is entered for some people, saved or not; undefined while it can't be saved. */
export const policyTyped = (type: UserType, inputs: FormInputs): PasswordComplexity | undefined =>
  settingsTyped(PASSWORD_COMPLEXITY[type], inputs, { nameOf: (name) => `${type}_${name}` })
