import { type FilterValue, type ImportLogResult, useQueryState } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { SegmentedControl } from '../../parts/segmented-control/segmented-control.tsx'
import type { ImportLogResultsMessages } from './messages.ts'

const VIEWS = ['all', 'rejected', 'failed'] as const
export type View = (typeof VIEWS)[number]

/** The view that an address names; all components when it names none. */
export const readView = (raw: unknown): View => VIEWS.find((view) => view === raw) ?? 'all'

/** What the list is narrowed to. */
export const viewFilter = (batchId: string, view: View): Record<string, FilterValue> => ({
  batchId,
  ...(view === 'rejected' && { recordsRejected: { gte: 1 } }),
  ...(view === 'failed' && { status: 'failed' }),
})

export type ViewsProps = {
  view: View
  results: readonly ImportLogResult[] | undefined
  m: ImportLogResultsMessages
}

/** A choice between all components and those that need somebody; it stands in the address. */
export function Views({ view, results, m }: ViewsProps): ReactElement {
  const [query, setQuery] = useQueryState()
  const counts: Record<View, number | undefined> = {
    all: results?.length,
    rejected: results?.filter(({ recordsRejected }) => recordsRejected > 0).length,
    failed: results?.filter(({ status }) => status === 'failed').length,
  }
  return (
    <SegmentedControl
      label={m.views.label}
      value={view}
      options={VIEWS.map((value) => ({ value, label: m.views[value], count: counts[value] }))}
      onChange={(wanted) => {
        const { view: _, page: __, ...rest } = query
        setQuery(wanted === 'all' ? rest : { ...rest, view: wanted })
      }}
    />
  )
}
