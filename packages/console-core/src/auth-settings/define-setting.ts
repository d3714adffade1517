import type { SettingField, SettingPart } from './setting-field.ts'

type More = Partial<Pick<SettingField, 'required' | 'secret' | 'default' | 'max' | 'format' | 'unless'>>

const plain = { required: false, secret: false, default: null } as const

/** @__NO_SIDE_EFFECTS__ */
export function textSetting(name: string, label: string, help: string, more: More = {}): SettingField {
  return { ...plain, name, label, type: 'text', help, ...more }
}

/**
 * Texts of several lines.
 * @__NO_SIDE_EFFECTS__
 */
export function longSetting(name: string, label: string, help: string, more: More = {}): SettingField {
  return { ...plain, name, label, type: 'multiline', help, ...more }
}

/** @__NO_SIDE_EFFECTS__ */
export function secretSetting(name: string, label: string, help: string, more: More = {}): SettingField {
  return { ...plain, name, label, type: 'text', secret: true, help, ...more }
}

/** @__NO_SIDE_EFFECTS__ */
export function listSetting(name: string, label: string, help: string, more: More = {}): SettingField {
  return { ...plain, name, label, type: 'list', help, ...more }
}

/** @__NO_SIDE_EFFECTS__ */
export function dateSetting(name: string, label: string, help: string): SettingField {
  return { ...plain, name, label, type: 'date', help }
}

/** @__NO_SIDE_EFFECTS__ */
export function switchSetting<const Name extends string>(
  name: Name,
  label: string,
  help: string,
  initially: boolean,
) {
  return { ...plain, name, label, type: 'boolean', help, default: initially } as const
}

/**
 * A whole number with its limits; `orZero` lets 0 stand below them.
 * @__NO_SIDE_EFFECTS__
 */
export function numberSetting<const Name extends string>(
  name: Name,
  label: string,
  help: string,
  limits: { default: number; min: number; max: number; orZero?: true },
) {
  return { ...plain, name, label, type: 'integer', help, ...limits } as const
}

/** @__NO_SIDE_EFFECTS__ */
export function choiceSetting<const Name extends string, const Options extends Record<string, string>>(
  name: Name,
  label: string,
  help: string,
  choice: { options: Options; default: keyof Options & string; required?: boolean },
) {
  return { ...plain, name, label, type: 'choice', help, ...choice } as const
}

/** @__NO_SIDE_EFFECTS__ */
export function groupSetting(
  name: string,
  label: string,
  help: string,
  fields: readonly SettingField[],
): SettingField {
  return { ...plain, name, label, type: 'group', help, fields }
}

/**
 * Advanced settings, for a folded part of a form.
 * @__NO_SIDE_EFFECTS__
 */
export function inPart(part: SettingPart, fields: readonly SettingField[]): readonly SettingField[] {
  return fields.map((field) => ({ ...field, part }))
}
