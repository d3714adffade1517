import { formatDateTime, useConsoleSettings, useDistrict, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { BigStatus } from './big-status.tsx'
import { Figure } from './figure.tsx'
import { messages } from './messages.ts'
import * as css from './summary.css.ts'

/** How the last import ended, as the district itself tells everybody who may select it. */
export function LastOfDistrict(): ReactElement {
  const m = useMessages('dashboard', messages)
  const { selected } = useDistrict()
  const { timeZone } = useConsoleSettings()
  if (!selected) return <Figure label={m.lastImport} value={undefined} />
  return selected.lastImportStatus ? (
    <Figure
      label={m.lastImport}
      value={<BigStatus status={selected.lastImportStatus} />}
      foot={formatDateTime(selected.lastImportAt, timeZone)}
    />
  ) : (
    <Figure label={m.lastImport} value={<span className={css.word}>{m.never}</span>} foot={m.neverHelp} />
  )
}
