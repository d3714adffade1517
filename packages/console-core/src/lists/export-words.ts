/** What the files of an export look like. */
export const EXPORT_TYPES = {
  oneroster11Csv: 'OneRoster 1.1 CSV',
  oneroster12Csv: 'OneRoster 1.2 CSV',
  productNative: "The product's own files",
  customCsv: 'Custom CSV',
} as const

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
