import { describeStatus, type ImportLogHeader, placeOf } from '@edconsole/console-core'
import type { SetupFacts, SetupStep } from '../../features/district/setup-steps/index.ts'
import { isOfEarlierYear } from '../../features/imports/is-of-earlier-year.ts'
import type { DistrictOverviewMessages } from './messages.ts'

/** What is to be done next, and where. */
type NextThing = Pick<SetupStep, 'label' | 'to'>

/** What needs attention after the last import or an export, once everything is set up. */
export function whatFailed(
  districtId: string,
  { imports, exports, district }: Pick<SetupFacts, 'imports' | 'exports' | 'district'>,
  m: DistrictOverviewMessages['strip'],
): NextThing | undefined {
  const last = imports?.last
  const label = last && labelOf(last, m)
  if (last && label !== undefined)
    return { label, to: placeOf('import-log-results', batchOf(districtId, last)) }
  const on = exports?.filter(({ isEnabled }) => isEnabled) ?? []
  const to = placeOf('export', { districtId })
  const failed = on.find(({ lastStatus }) => lastStatus === 'failed')
  if (failed) return { label: m.exportFailed(failed.productName), to }
  const partial = on.find(({ lastStatus }) => lastStatus === 'completedWithErrors')
  if (partial) return { label: m.exportPartial(partial.productName), to }
  if (!last || last.recordsRejected === 0 || describeStatus(last.status).running) return undefined
  if (district && isOfEarlierYear(last, district.sisYear ?? 0)) return undefined
  return { label: m.rejections(last.batchId), to: placeOf('import-log-results', batchOf(districtId, last)) }
}

const batchOf = (districtId: string, { batchId }: Pick<ImportLogHeader, 'batchId'>) => ({
  districtId,
  batchId: String(batchId),
})

function labelOf(
  { status, batchId, componentsFailed }: Pick<ImportLogHeader, 'status' | 'batchId' | 'componentsFailed'>,
  m: DistrictOverviewMessages['strip'],
): string | undefined {
  if (status === 'held') return m.held(batchId)
  if (status === 'failed') return m.failed(batchId)
  return componentsFailed > 0 && !describeStatus(status).running ? m.failures(batchId) : undefined
}
