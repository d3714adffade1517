import { IMPORT_LIMITS } from '@edconsole/console-core/import-rules'

export const SOURCE_VALUE_MAX = IMPORT_LIMITS.sourceValueLength

/** Whether no translation can name a SIS value. */
export const isTooLong = (sourceValue: string): boolean => sourceValue.trim().length > SOURCE_VALUE_MAX
