import type { Batch } from '../batch-columns.ts'

export type Batches = { rows: Batch[]; total: number }

const lea = new URLSearchParams(location.search).get('lea') ?? ''

/** A stretch of the list of import logs, newest first, from the server that the console asks. */
export const fetchBatches = async (offset: number, limit: number): Promise<Batches> => {
  const query = new URLSearchParams({
    lea,
    offset: String(offset),
    limit: String(limit),
    'sort[startedAt]': 'desc',
  })
  const answer = await fetch(`/api/district/import-log-headers?${query}`)
  if (!answer.ok) throw new Error(`The list answered ${answer.status}`)
  const { data, extensions }: { data: Batch[]; extensions: { totalCount: number } } = await answer.json()
  return { rows: data, total: extensions.totalCount }
}
