import { placeOf } from '@edconsole/console-core'
import type { SetupFacts, SetupStep } from '../../patterns/setup-steps/index.ts'
import type { DistrictOverviewMessages } from './messages.ts'

/** What is to be done next, and where. */
export type NextThing = Pick<SetupStep, 'label' | 'to'>

/** What the last import or an export left for somebody to look at, where all is set up. */
export function whatFailed(
  districtId: string,
  { imports, exports }: Pick<SetupFacts, 'imports' | 'exports'>,
  m: DistrictOverviewMessages['strip'],
): NextThing | undefined {
  const last = imports?.last
  if (last?.status === 'held' || last?.status === 'failed') {
    const params = { districtId, batchId: String(last.batchId) }
    const label = last.status === 'held' ? m.held(last.batchId) : m.failed(last.batchId)
    return { label, to: placeOf('import-log-results', params) }
  }
  const unsent = exports?.find(({ isEnabled, lastStatus }) => isEnabled && lastStatus === 'failed')
  return unsent && { label: m.exportFailed(unsent.productName), to: placeOf('export', { districtId }) }
}
