import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ComponentFrame } from '../../patterns/import-run/component-frame.tsx'
import { ComponentFindings } from './component-findings.tsx'
import { messages } from './messages.ts'

export type ImportLogDetailsScreenProps = { districtId: string; batchId: string; etlStatusId: string }

/** Import Details ([S2.2]): one component of a batch, from its causes to one wrong value. */
export function ImportLogDetailsScreen(props: ImportLogDetailsScreenProps): ReactElement {
  const m = useMessages('import-log-details', messages)
  return (
    <ComponentFrame {...props} tab="details" texts={m.run}>
      {(found) => (
        <ComponentFindings key={props.etlStatusId} districtId={props.districtId} {...found} m={m} />
      )}
    </ComponentFrame>
  )
}
