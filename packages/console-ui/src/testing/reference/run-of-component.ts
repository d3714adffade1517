import type { RunStatus } from '@edconsole/console-core'
import { firstRow } from './first-row.ts'

/** The batch of the pictures. */
export const BATCH = '48212'

/** Parameters of the pages about one component of that batch. Without a server there are none. */
export async function runOfComponent(name: string): Promise<Record<string, string>> {
  if (import.meta.env.PROD) return {}
  const { etlStatusId } = await firstRow<{ etlStatusId: number }>(
    `district/import-log-results?filter[batchId]=${BATCH}&filter[componentName]=${name}`,
  )
  return { batchId: BATCH, etlStatusId: String(etlStatusId) }
}

/** Parameters of the page about the newest batch that ended like that. Without a server there are none. */
export async function batchThat(status: RunStatus): Promise<Record<string, string>> {
  if (import.meta.env.PROD) return {}
  const { batchId } = await firstRow<{ batchId: number }>(
    `district/import-log-headers?filter[status]=${status}`,
  )
  return { batchId: String(batchId) }
}
