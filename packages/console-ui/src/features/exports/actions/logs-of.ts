import { type Place, placeOf } from '@edconsole/console-core'

/** The log of one export. */
export const logsOf = (districtId: string, exportId: number): Place =>
  placeOf('export-logs', { districtId }, { query: { filter: { exportId: [String(exportId)] } } })
