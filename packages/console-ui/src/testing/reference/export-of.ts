import { firstRow } from './first-row.ts'

/**
 * Parameters of the page about the first export of the demonstration that a filter finds. Without a server there are none.
 * @param filter for example `filter[isEnabled]=false`
 */
export async function exportOf(filter: string): Promise<Record<string, string>> {
  if (import.meta.env.PROD) return {}
  const { id } = await firstRow<{ id: number }>(`export?${filter}`)
  return { id: String(id) }
}
