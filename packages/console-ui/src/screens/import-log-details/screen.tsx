import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { createLater } from '../../parts/later/create-later.ts'
import { ComponentFrame } from '../../patterns/import-run/component-frame.tsx'
import { PageHelp } from '../../patterns/page-help/page-help.tsx'
import { ComponentFindings } from './component-findings.tsx'
import { messages } from './messages.ts'

const helpText = createLater(async () => (await import('./help.tsx')).Help)

export type ImportLogDetailsScreenProps = { districtId: string; batchId: string; etlStatusId: string }

/** Import Details ([S2.2]): one component of a batch, from its causes to one wrong value. */
export function ImportLogDetailsScreen(props: ImportLogDetailsScreenProps): ReactElement {
  const m = useMessages('import-log-details', messages)
  return (
    <ComponentFrame {...props} tab="details" texts={m.run} help={<PageHelp title={m.help} text={helpText} />}>
      {(found) => (
        <ComponentFindings key={props.etlStatusId} districtId={props.districtId} {...found} m={m} />
      )}
    </ComponentFrame>
  )
}
