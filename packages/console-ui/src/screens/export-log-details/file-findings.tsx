import {
  type ExportLogResult,
  exportLogsResource,
  placeOf,
  useAccess,
  useList,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { CauseList } from '../../features/runs/causes/cause-list.tsx'
import { useCauses } from '../../features/runs/causes/use-causes.ts'
import { useChosenCause } from '../../features/runs/causes/use-chosen-cause.ts'
import { Button } from '../../parts/button/button.tsx'
import { Banner } from '../../patterns/banner/banner.tsx'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { FileFigures } from './file-figures.tsx'
import { LinesTable } from './lines-table.tsx'
import type { ExportLogDetailsMessages } from './messages.ts'
import { NothingToFix } from './nothing-to-fix.tsx'
import * as css from './screen.css.ts'
import { TransferLog } from './transfer-log.tsx'

export type FileFindingsProps = {
  districtId: string
  result: ExportLogResult
  pollMs: number | false
  m: ExportLogDetailsMessages
}

/** What became of one file: figures, its way to the receiver, causes from the first to fix, lines. */
export function FileFindings({ districtId, result, pollMs, m }: FileFindingsProps): ReactElement {
  const { can } = useAccess()
  const causes = useCauses(exportLogsResource.details, result, { pollMs })
  const batchId = String(result.batchId)
  const batches = useList(
    exportLogsResource.headers,
    { filter: { batchId }, limit: 1 },
    { pollMs, within: { batchId } },
  )
  const batch = batches.data?.[0]
  const [chosenKey, choose] = useChosenCause()
  const chosen = causes.list?.find(({ key }) => key === chosenKey)
  const summary = (
    <>
      <FileFigures result={result} batch={batch} m={m} />
      {result.message !== null && result.status === 'failed' ? (
        <Banner
          tone="danger"
          className={css.banner}
          action={
            can('export-edit') ? (
              <PlaceButton size="sm" to={placeOf('export-edit', { districtId, id: String(result.exportId) })}>
                {m.run.checkExport}
              </PlaceButton>
            ) : undefined
          }
        >
          {result.message}
        </Banner>
      ) : null}
      {batch ? <TransferLog result={result} batch={batch} m={m} /> : null}
      {!batch && batches.errors.length > 0 ? (
        <p className={css.failed}>
          {m.log.failed}
          <Button kind="link" size="sm" onClick={batches.retry}>
            {m.run.tryAgain}
          </Button>
        </p>
      ) : null}
    </>
  )
  if (causes.list?.length === 0) {
    return (
      <>
        {summary}
        <NothingToFix result={result} batch={batch} m={m} />
      </>
    )
  }
  return (
    <LinesTable result={result} causes={causes.list ?? []} pollMs={pollMs} m={m}>
      {summary}
      <CauseList causes={causes} chosen={chosen?.key} onChoose={choose} m={m} />
    </LinesTable>
  )
}
