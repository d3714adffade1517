import type { ImportLogResult } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { FailedIcon, WarningIcon } from '../../parts/icons/icons.ts'
import { unusualDrop } from '../../patterns/import-run/compare-with-previous.ts'
import { FailureFix } from './failure-fix.tsx'
import type { ImportLogResultsMessages } from './messages.ts'
import * as css from './screen.css.ts'

/** What must not be overlooked about a component: why it failed, or that it brought unusually few rows. Null when all is usual. */
export const componentNote = (
  districtId: string,
  result: ImportLogResult,
  m: ImportLogResultsMessages,
): ReactElement | null => {
  if (result.message !== null && (result.status === 'failed' || result.status === 'held')) {
    return (
      <div className={css.note}>
        {result.status === 'failed' ? (
          <FailedIcon className={css.noteIcon.failed} />
        ) : (
          <WarningIcon className={css.noteIcon.warning} />
        )}
        <p className={css.noteText}>{result.message}</p>
        <FailureFix districtId={districtId} result={result} m={m} />
      </div>
    )
  }
  const drop = unusualDrop(result)
  if (!drop) return null
  return (
    <div className={css.note}>
      <WarningIcon className={css.noteIcon.warning} />
      <p className={css.noteText}>{m.fewer(drop.fewer, drop.batchId)}</p>
    </div>
  )
}
