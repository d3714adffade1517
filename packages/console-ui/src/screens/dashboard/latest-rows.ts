import { describeStatus, type ImportLogHeader, type ImportLogHeaderComponent } from '@edconsole/console-core'
import { acceptedRows } from '../../features/imports/accepted-rows.ts'

type Batch = Pick<ImportLogHeader, 'startedAt' | 'status' | 'recordsRead' | 'recordsRejected'> & {
  components?: readonly Component[]
}
type Component = Pick<ImportLogHeaderComponent, 'status' | 'recordsRead' | 'recordsRejected'> & {
  componentName: string
}

/**
 * What became of the rows of some batches, each row counted once: of each component its newest import that loaded
 * something. A file that is imported again replaces what was counted of it before.
 */
export const latestRows = (
  batches: readonly Batch[],
): { read: number; accepted: number; rejected: number } => {
  const latest = new Map<string, Component>()
  for (const batch of [...batches].sort((a, b) => b.startedAt.localeCompare(a.startedAt)))
    for (const component of partsOf(batch)) {
      const { componentName, status, recordsRead } = component
      const hasLoaded = status !== 'failed' && !describeStatus(status).running
      if (recordsRead > 0 && hasLoaded && !latest.has(componentName)) latest.set(componentName, component)
    }
  const sums = { read: 0, accepted: 0, rejected: 0 }
  for (const component of latest.values()) {
    sums.read += component.recordsRead
    sums.accepted += acceptedRows(component)
    sums.rejected += component.recordsRejected
  }
  return sums
}

/** A server that names no components has one file for all of them. */
const partsOf = ({ components = [], ...batch }: Batch): readonly Component[] =>
  components.length > 0 ? components : [{ componentName: '', ...batch }]
