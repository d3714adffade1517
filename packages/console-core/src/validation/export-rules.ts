import type { ExportFields } from '../entities/export.ts'
import {
  DELIVERY_METHODS,
  type ExportType,
  ONEROSTER_COMPONENTS,
  ONEROSTER_VERSIONS,
} from '../lists/export-words.ts'
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
        ? `sending by ${DELIVERY_METHODS[deliveryMethod].title} requires a host`
        : undefined,
  },
  {
    field: 'username',
    of: ['deliveryMethod', 'username'],
    fault: ({ deliveryMethod, username }) =>
      (deliveryMethod === 'sftp' || deliveryMethod === 'ftps') && username === null
        ? `sending by ${DELIVERY_METHODS[deliveryMethod].title} requires a username`
        : undefined,
  },
  {
    field: 'password',
    of: ['isEnabled', 'deliveryMethod', 'password', 'privateKey'],
    fault: ({ isEnabled, deliveryMethod, password, privateKey }) => {
      if (!isEnabled || password !== false) return undefined
      if (deliveryMethod === 'sftp' && !privateKey)
        return 'an export that is on requires a password or a private key'
      return deliveryMethod === 'ftps' ? 'an export that is on requires a password' : undefined
    },
  },
  {
    field: 'components',
    of: ['exportType', 'components'],
    fault: ({ exportType, components = [] }) =>
      isOneRoster(exportType) && components.length > 0 && !components.some((name) => IN_ONEROSTER.has(name))
        ? 'OneRoster has no files for these components'
        : undefined,
  },
  {
    field: 'delimiter',
    of: ['exportType', 'delimiter'],
    fault: ({ exportType, delimiter = 'comma' }) =>
      isOneRoster(exportType) && delimiter !== 'comma' ? 'OneRoster separates values with commas' : undefined,
  },
  {
    field: 'includeHeader',
    of: ['exportType', 'includeHeader'],
    fault: ({ exportType, includeHeader }) =>
      isOneRoster(exportType) && includeHeader === false ? 'OneRoster files have headers' : undefined,
  },
  {
    field: 'encoding',
    of: ['exportType', 'encoding'],
    fault: ({ exportType, encoding = 'UTF-8' }) =>
      isOneRoster(exportType) && encoding !== 'UTF-8' ? 'OneRoster files use UTF-8' : undefined,
  },
  {
    field: 'fileNamePattern',
    of: ['exportType', 'components', 'fileNamePattern', 'zip'],
    fault: ({ exportType, components = [], fileNamePattern, zip }) => {
      if (fileNamePattern?.includes('{component}') !== false) return undefined
      // The archive is one file; in it they are named by the standard.
      if (isOneRoster(exportType))
        return zip ? undefined : 'OneRoster has several files, so the file name must contain {component}'
      return components.length > 1
        ? 'with several components, the file name must contain {component}'
        : undefined
    },
  },
]

const IN_ONEROSTER: ReadonlySet<string> = new Set(ONEROSTER_COMPONENTS)

const isOneRoster = (type: ExportType | undefined): boolean =>
  type !== undefined && ONEROSTER_VERSIONS[type] !== undefined
