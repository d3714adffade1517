import { isRecord } from '../api/is-record.ts'
import type { SettingField, SettingsOf } from './setting-field.ts'

/**
 * Settings as they take effect: what was saved, and the default of what was not. Secrets are no part of them.
 * @example effectiveSettings(ACCOUNT_LOCKING, {}).maxFailedAttempts // 10
 */
export const effectiveSettings = <const Fields extends readonly SettingField[]>(
  fields: Fields,
  saved: unknown,
): SettingsOf<Fields> => {
  const own = isRecord(saved) ? saved : {}
  const entries = fields
    .filter(({ secret }) => !secret)
    .map((field) => [field.name, valueIn(field, own[field.name])])
  // The type says field by field what the line above does.
  return Object.fromEntries(entries) as SettingsOf<Fields>
}

const valueIn = (field: SettingField, saved: unknown): unknown => {
  if (field.type === 'group') return effectiveSettings(field.fields ?? [], saved)
  const usable =
    saved !== undefined && saved !== null && (field.default === null || typeof saved === typeof field.default)
  return usable ? saved : field.default
}
