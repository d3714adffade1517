import type { ComponentName } from './components.ts'

/** What the files of an export look like. */
export const EXPORT_TYPES = {
  oneroster11Csv: 'OneRoster 1.1 CSV',
  oneroster12Csv: 'OneRoster 1.2 CSV',
  productNative: "The product's own files",
  customCsv: 'Custom CSV',
} as const

/** Export types whose files are those of the OneRoster standard. */
export const ONEROSTER_VERSIONS: Readonly<Partial<Record<ExportType, '1.1' | '1.2'>>> = {
  oneroster11Csv: '1.1',
  oneroster12Csv: '1.2',
}

/** Components that have a place in the files of OneRoster. */
export const ONEROSTER_COMPONENTS = [
  'sites',
  'staff',
  'gradingPeriods',
  'students',
  'contacts',
  'courses',
  'sections',
  'roster',
] as const satisfies readonly ComponentName[]

/** How files get to the receiver, and the port that is usual there. Plain FTP is not among them: it hides nothing. */
export const DELIVERY_METHODS = {
  sftp: { title: 'SFTP', port: 22 },
  ftps: { title: 'FTPS', port: 990 },
  api: { title: 'API', port: 443 },
  download: { title: 'Download', port: null },
} as const satisfies Record<string, { title: string; port: number | null }>

/** How far a file of an export has come. */
export const DELIVERY_STATUSES = {
  pending: 'Pending',
  generated: 'Generated',
  transferred: 'Transferred',
  acknowledged: 'Acknowledged',
  failed: 'Failed',
} as const

export type ExportType = keyof typeof EXPORT_TYPES
export type DeliveryMethod = keyof typeof DELIVERY_METHODS
export type DeliveryStatus = keyof typeof DELIVERY_STATUSES
