import { USER_TYPES, type UserType } from '@edconsole/console-core'
import type { PolicyMessages } from '../../features/sign-in/policy/messages.ts'
import { settingFormField } from '../../features/sign-in/policy/setting-form.ts'
import type { FormField, FormSectionSpec } from '../../patterns/resource-form/index.ts'
import { type ComplexityValues, type PolicyName, policyKey, policySettings } from './complexity-values.ts'
import type { PasswordComplexityMessages } from './messages.ts'
import { CharactersNote, CommonNote, ExpiryNote, LengthNote, SessionsNote } from './nist-notes.tsx'

const CHARACTERS = ['requireUpper', 'requireLower', 'requireDigit', 'requireSpecial'] as const

export type FieldChoices = {
  /** Whose policy is on screen: fields of others say whose they are. */
  current: UserType
  /** How many common passwords the server compares with, where it says so. */
  common: number | undefined
  p: PolicyMessages
  m: PasswordComplexityMessages
}

/** A field for each setting of each policy, as the data has it. */
export function complexityFields({
  current,
  common,
  p,
  m,
}: FieldChoices): readonly FormField<ComplexityValues>[] {
  return policySettings().map(({ type, key, setting }): FormField<ComplexityValues> => {
    const field: FormField<ComplexityValues> = settingFormField(setting, key, p)
    if (type !== current) field.label = m.ofType(USER_TYPES[type], field.label)
    if (setting.name === 'blocklistEnabled' && common !== undefined) field.help = m.commonOf(common)
    // What it means stands beside all four.
    if (isCharacters(setting.name)) field.help = p.within(setting.min ?? 0, setting.max ?? 0)
    return field
  })
}

const isCharacters = (name: PolicyName): boolean => CHARACTERS.some((one) => one === name)

/** The sections of one policy. */
export function complexitySections(
  type: UserType,
  m: PasswordComplexityMessages,
): readonly FormSectionSpec<ComplexityValues>[] {
  const keys = (names: readonly PolicyName[]) => names.map((name) => policyKey(type, name))
  const { length, blocked, characters, history, secondFactor, sessions } = m.sections
  return [
    { ...length, fields: keys(['minLength', 'maxLength']), end: <LengthNote type={type} m={m} /> },
    {
      ...blocked,
      fields: keys(['blocklistEnabled', 'contextWords', 'notUsername', 'notEmail']),
      end: <CommonNote type={type} m={m} />,
    },
    {
      ...characters,
      fields: keys([...CHARACTERS, 'allowSpacesAndUnicode']),
      end: <CharactersNote type={type} m={m} />,
    },
    { ...history, fields: keys(['historyCount', 'expireDays']), end: <ExpiryNote type={type} m={m} /> },
    { ...secondFactor, fields: keys(['requireSecondFactor']) },
    { ...sessions, fields: keys(['idleMinutes', 'maxHours']), end: <SessionsNote type={type} m={m} /> },
  ]
}
