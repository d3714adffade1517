import { firstRow } from './first-row.ts'

/**
 * Parameters of the pages about the newest sending of the demonstration that a filter finds, and about its first file. Without a
 * server there are none.
 * @param header narrows the sendings, @param file its files
 */
export async function sendingOf(header: string, file = ''): Promise<Record<string, string>> {
  if (import.meta.env.PROD) return {}
  const { batchId } = await firstRow<{ batchId: number }>(`district/export-log-headers?${header}`)
  const { etlStatusId } = await firstRow<{ etlStatusId: number }>(
    `district/export-log-results?filter[batchId]=${batchId}${file}`,
  )
  return { batchId: String(batchId), etlStatusId: String(etlStatusId) }
}
