import { AUTH_SETTINGS } from './auth-settings.ts'
import type { SettingField } from './setting-field.ts'

/**
 * Returns a setting of any provider by its name; undefined for a name that means something else with each provider.
 * @example settingNamed('minLength')?.label // 'Minimum length'
 */
export function settingNamed(name: string): SettingField | undefined {
  settings ??= byName(Object.values(AUTH_SETTINGS).flat().flatMap(withInner))
  return settings.get(name) ?? undefined
}

let settings: ReadonlyMap<string, SettingField | null> | undefined

function byName(fields: readonly SettingField[]): ReadonlyMap<string, SettingField | null> {
  const found = new Map<string, SettingField | null>()
  for (const field of fields) {
    const other = found.get(field.name)
    found.set(field.name, other === undefined || other?.label === field.label ? field : null)
  }
  return found
}

function withInner(field: SettingField): SettingField[] {
  return [field, ...(field.fields ?? []).flatMap(withInner)]
}
