export type FilterValue =
  | string
  | number
  | boolean
  | readonly (string | number)[]
  | {
      gte?: string | number
      lte?: string | number
      gt?: string | number
      lt?: string | number
      contains?: string
      /** True: only rows that have no value; false: only those that have one. */
      empty?: boolean
    }

/** How a list is asked for (R16, R46). Travels in nested keys: `sort[startedAt]=desc&filter[status][0]=failed`. */
export type ListQuery = {
  limit?: number
  offset?: number
  /** One column. */
  sort?: Readonly<Record<string, 'asc' | 'desc'>>
  filter?: Readonly<Record<string, FilterValue>>
  search?: string
  facets?: readonly string[]
}
