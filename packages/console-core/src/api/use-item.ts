import type { Operation } from '../resources/operation.ts'
import type { ApiFailure } from './api-failure.ts'
import { type ReadInput, type ReadOptions, useAnswer } from './use-answer.ts'

export type ItemState<Item> = {
  /** Undefined until it came, and when the server had nothing. */
  data: Item | undefined
  fetching: boolean
  loading: boolean
  errors: readonly ApiFailure[]
  retry(): void
}

/**
 * One thing, or a short list without paging.
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
