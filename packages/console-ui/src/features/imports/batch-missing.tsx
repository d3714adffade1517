import { placeOf } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { RunMissing } from '../runs/run/run-missing.tsx'
import type { ImportRunMessages } from './messages.ts'

export type BatchMissingProps = { districtId: string; batchId: string; texts: ImportRunMessages }

/** The address names an import that this district does not have. */
export function BatchMissing({ districtId, batchId, texts }: BatchMissingProps): ReactElement {
  return (
    <RunMissing
      name={texts.batch(batchId)}
      batchId={batchId}
      list={placeOf('import-logs', { districtId })}
      texts={texts.notFound}
    />
  )
}
