import type { ExportFields } from '../entities/export.ts'
import { DELIVERY_METHODS } from '../lists/export-words.ts'
import type { CrossRule } from './cross-rules.ts'
import { SCHEDULE_RULES } from './schedule-rules.ts'

/** An export as it would be after saving; of secrets it says whether there is one. */
export type CheckedExport = ExportFields & { password: boolean; privateKey: boolean }

/** What the fields of an export must be to each other. */
export const EXPORT_RULES: readonly CrossRule<CheckedExport>[] = [
  ...SCHEDULE_RULES,
  {
    field: 'host',
    of: ['deliveryMethod', 'host'],
    fault: ({ deliveryMethod, host }) =>
      deliveryMethod && deliveryMethod !== 'download' && host === null
        ? `sending by ${DELIVERY_METHODS[deliveryMethod].title} needs a host`
        : undefined,
  },
  {
    field: 'username',
    of: ['deliveryMethod', 'username'],
    fault: ({ deliveryMethod, username }) =>
      (deliveryMethod === 'sftp' || deliveryMethod === 'ftps') && username === null
        ? `sending by ${DELIVERY_METHODS[deliveryMethod].title} needs a user name`
        : undefined,
  },
  {
    field: 'password',
    of: ['isEnabled', 'deliveryMethod', 'password', 'privateKey'],
    fault: ({ isEnabled, deliveryMethod, password, privateKey }) => {
      if (!isEnabled || password !== false) return undefined
      if (deliveryMethod === 'sftp' && !privateKey)
        return 'an export that is switched on needs a password or a private key'
      return deliveryMethod === 'ftps' ? 'an export that is switched on needs a password' : undefined
    },
  },
  {
    field: 'fileNamePattern',
    of: ['components', 'fileNamePattern'],
    fault: ({ components = [], fileNamePattern }) =>
      components.length > 1 && fileNamePattern?.includes('{component}') === false
        ? 'files of several components need {component} in their names'
        : undefined,
  },
]
