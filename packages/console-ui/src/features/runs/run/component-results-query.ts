import { CONSTANTS, type ListQuery } from '@edconsole/console-core/contract'

/**
 * All components of a batch in load order. There are fewer kinds of components than a page has rows, and this is
 * what the table of results asks for too: one answer serves both, and the screens below.
 */
export const componentResultsQuery = (batchId: string): ListQuery => ({
  limit: CONSTANTS.pageSizeDefault,
  offset: 0,
  sort: { sequence: 'asc' },
  filter: { batchId },
})
