import type { FacetGroup } from '../entities/envelope.ts'
import type { ListQuery } from '../entities/list-query.ts'
import type { Operation } from '../resources/operation.ts'
import type { ApiFailure } from './api-failure.ts'
import { type ReadInput, type ReadOptions, useAnswer } from './use-answer.ts'

export type ListInput = ListQuery & { lea?: never }

export type ListOptions = ReadOptions & {
  params?: ReadInput['params']
  /**
   * What the rows belong to besides the district, such as `{ batchId }`. Rows of another one are never used as
   * placeholder.
   */
  within?: Readonly<Record<string, unknown>>
}

export type ListState<Row> = {
  data: readonly Row[] | undefined
  totalCount: number | undefined
  facets: Record<string, FacetGroup[]> | undefined
  /** A request is pending. */
  fetching: boolean
  /** The first request is pending, and there is nothing to show. */
  loading: boolean
  /** The rows are those of the previous page. */
  stale: boolean
  /** The last failure, until a retry. */
  errors: readonly ApiFailure[]
  retry(): void
  /** When the rows arrived, as a timestamp in milliseconds. */
  updatedAt: number | undefined
}

/**
 * Fetches a list that the server pages, sorts and filters (R16).
 * @example useList(importLogsResource.headers, { limit: 25, sort: { startedAt: 'desc' } })
 */
export const useList = <Row>(
  operation: Operation<ListQuery, Row[]>,
  input: ListInput = {},
  { params, within = {}, ...options }: ListOptions = {},
): ListState<Row> => {
  const read = { query: { ...input }, ...(params && { params }) }
  const { result, errors, asked } = useAnswer(operation, read, { ...options, within, keepPrevious: true })
  return {
    data: result.data?.data,
    totalCount: result.data?.totalCount,
    facets: result.data?.facets,
    fetching: result.isFetching,
    loading: asked && result.data === undefined && errors.length === 0,
    stale: result.isPlaceholderData,
    errors,
    retry: () => void result.refetch(),
    updatedAt: result.isPlaceholderData ? undefined : result.dataUpdatedAt || undefined,
  }
}

export type ItemState<Item> = {
  /** Undefined until it arrives, and if the server has none. */
  data: Item | undefined
  fetching: boolean
  loading: boolean
  errors: readonly ApiFailure[]
  retry(): void
}

/**
 * Fetches an item, or a short list without paging.
 * @example useItem(referenceResource.publicClients, { query: { search: 'lark' } })
 */
export const useItem = <Input, Item>(
  operation: Operation<Input, Item>,
  input: ReadInput = {},
  options: ReadOptions = {},
): ItemState<Item> => {
  const { result, errors, asked } = useAnswer(operation, input, options)
  return {
    data: result.data?.data ?? undefined,
    fetching: result.isFetching,
    loading: asked && result.data === undefined && errors.length === 0,
    errors,
    retry: () => void result.refetch(),
  }
}
