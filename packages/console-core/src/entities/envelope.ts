/** One group of a facet: a value and how many rows have it (R46). */
export type FacetGroup = {
  value: string
  count: number
  /** Different values that were received, most frequent first, at most 50. */
  values?: { value: string; count: number }[]
  /** One row of the group. */
  sample?: unknown
}

export type ListExtensions = {
  limit: number
  offset: number
  totalCount: number
  facets?: Record<string, FacetGroup[]>
}

export type ListAnswer<Row> = { data: Row[]; errors: unknown[]; extensions: ListExtensions }
export type ItemAnswer<Item> = { data: Item; errors?: unknown[] }
export type ErrorAnswer = { error: { code: number; message: string } }
