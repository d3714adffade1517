import { importLogsResource, useExtension, useMessages, useQueryState } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { type LazyPart, lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import type { CompareBatches } from './compare/compare-batches.tsx'
import { messages } from './messages.ts'
import { OneBatch } from './one-batch.tsx'

type ScreenProps = { districtId: string; batchId: string }

/**
 * Makes Import Results ([S2.2]): one batch, component by component in load order, or two batches side by side.
 * @param loadComparison a log that opens this screen has the comparison with it; alone, the screen loads it when it is wanted
 */
export function importLogResultsScreen(
  loadComparison: () => Promise<typeof CompareBatches>,
): (props: ScreenProps) => ReactElement {
  const comparison = lazyPart(loadComparison)
  return (ids) => <ImportLogResultsScreen {...ids} comparison={comparison} />
}

type ResultsProps = ScreenProps & { comparison: LazyPart<typeof CompareBatches> }

function ImportLogResultsScreen({ districtId, batchId, comparison: Comparison }: ResultsProps): ReactElement {
  const m = useMessages('import-log-results', messages)
  const [{ compare: other }] = useQueryState()
  const isOffered = useExtension(importLogsResource.compare)
  // An address may name the batch itself, and after "Swap" it is there before a host has shown the other batch.
  return typeof other === 'string' && other !== batchId && isOffered ? (
    <Comparison
      districtId={districtId}
      batchId={batchId}
      other={other}
      name={m.run.batch(batchId)}
      run={m.run}
    />
  ) : (
    <OneBatch districtId={districtId} batchId={batchId} comparison={Comparison} m={m} />
  )
}
