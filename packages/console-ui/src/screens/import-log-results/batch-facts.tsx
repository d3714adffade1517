import type { ImportLogHeader } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { sourceText } from '../../features/imports/source-text.ts'
import { facts } from '../../features/runs/run/run-part.css.ts'
import type { ImportLogResultsMessages } from './messages.ts'

type BatchFactsProps = {
  header: Pick<ImportLogHeader, 'source' | 'sisProviderName' | 'triggerType' | 'triggeredBy'>
  m: ImportLogResultsMessages
}

/** Where a batch got its rows from, and who or what started it; nothing of one on schedule, as most are. */
export function BatchFacts({ header, m }: BatchFactsProps): ReactElement | null {
  const { triggerType, triggeredBy } = header
  if (triggerType === 'scheduled') return null
  return (
    <span className={facts}>
      <span>{sourceText(header, m.run)}</span>
      <span>
        {triggeredBy === null ? (m.triggers[triggerType] ?? triggerType) : m.startedBy(triggeredBy)}
      </span>
    </span>
  )
}
