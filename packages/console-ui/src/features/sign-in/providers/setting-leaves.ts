import type { SettingField, SettingPart } from '@edconsole/console-core'

/** A setting as a form holds it: fields of a group stand beside the others, each under a name of its own. */
export type SettingLeaf = {
  /** Names its field. Without dots, which would be paths to the form. */
  readonly name: string
  /** Where it stands among the settings. */
  readonly path: readonly string[]
  readonly field: SettingField
  readonly part: SettingPart | undefined
}

/** Groups with a screen of their own. */
const ELSEWHERE: ReadonlySet<string> = new Set(['accountLocking', 'passwordComplexity'])

/** The settings that a form of the provider has, in their order. */
export const settingLeaves = (fields: readonly SettingField[]): SettingLeaf[] =>
  fields
    .filter(({ name, isHidden }) => isHidden !== true && !ELSEWHERE.has(name))
    .flatMap((field) => {
      if (field.type !== 'group') return [leafOf([field.name], field, field.part)]
      // Others may describe a group without saying what is in it.
      const inner: readonly SettingField[] = Array.isArray(field.fields) ? field.fields : []
      return inner
        .filter(({ type }) => type !== 'group')
        .map((one) => leafOf([field.name, one.name], one, field.part))
    })

const leafOf = (
  path: readonly string[],
  field: SettingField,
  part: SettingPart | undefined,
): SettingLeaf => ({ name: ['settings', ...path].join(':'), path, field, part })

/** What stands at a path, if anything does. */
export const valueAt = (settings: Readonly<Record<string, unknown>>, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), settings)

/** Settings in their own shape, of values by path. */
export const nested = (
  values: readonly (readonly [readonly string[], unknown])[],
): Record<string, unknown> => {
  const settings: Record<string, unknown> = {}
  for (const [[first = '', second], value] of values) {
    if (second === undefined) settings[first] = value
    else settings[first] = Object.assign({}, settings[first], { [second]: value })
  }
  return settings
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
