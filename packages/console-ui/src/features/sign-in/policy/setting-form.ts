import type { SettingField, SettingsOf } from '@edconsole/console-core'
import { settingFieldsSchema } from '@edconsole/console-core/schemas'
import { readNumber } from '../../../parts/number-field/read-number.ts'
import type { FormField, FormInputs } from '../../../patterns/resource-form/index.ts'
import type { PolicyMessages } from './messages.ts'

/** Returns the form's field for a setting: its control, label, help and limits are those of the data. */
export function settingFormField<Values extends object>(
  setting: SettingField,
  name: keyof Values & string,
  m: PolicyMessages,
): FormField<Values> {
  const { label, help } = setting
  switch (setting.type) {
    case 'boolean':
      return { name, label, help, control: { kind: 'switch' } }
    case 'integer': {
      const { min = 0, max, orZero } = setting
      const limits = max === undefined ? '' : orZero ? m.zeroOrWithin(min, max) : m.within(min, max)
      return {
        name,
        label,
        help: `${help} ${limits}`.trim(),
        width: 'half',
        required: true,
        control: { kind: 'number', min: orZero ? 0 : min, max },
      }
    }
    case 'choice':
      return {
        name,
        label,
        help,
        width: 'half',
        required: true,
        control: {
          kind: 'select',
          options: Object.entries(setting.options ?? {}).map(([value, title]) => ({ value, label: title })),
        },
      }
    default:
      return { name, label, help, control: { kind: 'text' } }
  }
}

type Reading = {
  /** What a form calls a setting. Default: as the setting is called. */
  nameOf?: (name: string) => string
  /** Whether a setting counts now; what is typed in another one doesn't matter. */
  counts?: (name: string) => boolean
}

/**
 * Returns the settings that a form holds, saved or not.
 * @returns undefined while one that counts holds something that can't be saved
 */
export function settingsTyped<const Fields extends readonly SettingField[]>(
  fields: Fields,
  inputs: FormInputs,
  { nameOf = (name) => name, counts = () => true }: Reading = {},
): SettingsOf<Fields> | undefined {
  const entries = fields.map((field) => {
    const { name, type, default: initially } = field
    const input = inputs[nameOf(name)]
    const value = type === 'integer' && typeof input === 'string' ? readNumber(input) : input
    if (value !== null && settingFieldsSchema([field]).safeParse({ [name]: value }).success)
      return [name, value] as const
    return [name, counts(name) ? undefined : initially] as const
  })
  if (entries.some(([, value]) => value === undefined)) return undefined
  // The entries are those of the type, field by field.
  return Object.fromEntries(entries) as SettingsOf<Fields>
}
