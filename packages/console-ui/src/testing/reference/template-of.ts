import { firstRow } from './first-row.ts'

/** Parameters of the page about the template of a component in the demonstration. Without a server there are none. */
export async function templateOf(component: string): Promise<Record<string, string>> {
  if (import.meta.env.PROD) return {}
  const { id } = await firstRow<{ id: number }>(`district/sis-imports?filter[componentName]=${component}`)
  return { id: String(id) }
}
