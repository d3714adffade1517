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
