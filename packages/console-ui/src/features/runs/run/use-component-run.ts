import { type ApiFailure, type ListQuery, type Operation, useList } from '@edconsole/console-core'
import { componentResultsQuery } from './component-results-query.ts'

export type ComponentRun<Result> = { readonly retry: () => void } & (
  | { readonly status: 'loading' | 'no-batch' | 'no-component' }
  | { readonly status: 'failed'; readonly failure: ApiFailure | undefined }
  | {
      readonly status: 'found'
      readonly result: Result
      /** All components of the batch, in load order. */
      readonly results: readonly Result[]
    }
)

/** One component of a batch, and its neighbours. */
export const useComponentRun = <Result extends { etlStatusId: number }>(
  results: Operation<ListQuery, Result[]>,
  { batchId, etlStatusId }: { batchId: string; etlStatusId: string },
  { pollMs }: { pollMs: number | false },
): ComponentRun<Result> => {
  const { data, errors, retry } = useList(results, componentResultsQuery(batchId), {
    pollMs,
    within: { batchId },
  })
  if (data === undefined) {
    return errors.length > 0 ? { status: 'failed', failure: errors[0], retry } : { status: 'loading', retry }
  }
  if (data.length === 0) return { status: 'no-batch', retry }
  const result = data.find((each) => String(each.etlStatusId) === etlStatusId)
  return result ? { status: 'found', result, results: data, retry } : { status: 'no-component', retry }
}
