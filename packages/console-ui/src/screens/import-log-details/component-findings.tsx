import { componentTitle, type ImportLogResult, importLogsResource, placeOf } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { SyncDialog } from '../../features/imports/sync-dialog.tsx'
import type { Cause } from '../../features/runs/causes/cause.ts'
import { CauseList } from '../../features/runs/causes/cause-list.tsx'
import { missingComponent } from '../../features/runs/causes/order-causes.ts'
import { useCauses } from '../../features/runs/causes/use-causes.ts'
import { useChosenCause } from '../../features/runs/causes/use-chosen-cause.ts'
import { stoppedEarly } from '../../features/runs/run/stopped-early.ts'
import { Banner } from '../../patterns/banner/banner.tsx'
import { ComponentFigures } from './component-figures.tsx'
import { FindingsTable } from './findings-table.tsx'
import { FixOfCause } from './fix-of-cause.tsx'
import type { ImportLogDetailsMessages } from './messages.ts'
import { NothingToFix } from './nothing-to-fix.tsx'
import * as css from './screen.css.ts'
import { useAddedSince } from './use-added-since.ts'

export type ComponentFindingsProps = {
  districtId: string
  result: ImportLogResult
  results: readonly ImportLogResult[]
  pollMs: number | false
  personalShown: boolean
  onTogglePersonal(): void
  m: ImportLogDetailsMessages
}

/** What a component's run found: figures, causes from the first to fix, rows. */
export function ComponentFindings(props: ComponentFindingsProps): ReactElement {
  const { districtId, result, results, pollMs, personalShown, onTogglePersonal, m } = props
  const causes = useCauses(importLogsResource.details, result, { pollMs })
  const [chosenKey, choose] = useChosenCause()
  const chosen = causes.list?.find(({ key }) => key === chosenKey)
  const added = useAddedSince(result, causes.list ?? [])
  const [syncing, setSyncing] = useState(false)
  const endSync = () => setSyncing(false)

  const placeOfMissing = (cause: Cause) => {
    const missing = missingComponent(cause.code)
    const other = results.find(({ componentName }) => componentName === missing)
    if (!other || other.etlStatusId === result.etlStatusId) return null
    return {
      label: m.causes.open(componentTitle(other.componentName)),
      to: placeOf('import-log-details', {
        districtId,
        batchId: String(other.batchId),
        etlStatusId: String(other.etlStatusId),
      }),
    }
  }

  const summary = (
    <>
      <ComponentFigures result={result} m={m} />
      {result.message !== null && stoppedEarly(result) ? (
        <Banner tone={result.status === 'failed' ? 'danger' : 'warning'} className={css.banner}>
          {result.message}
        </Banner>
      ) : null}
    </>
  )
  if (causes.list?.length === 0) {
    return (
      <>
        {summary}
        <NothingToFix result={result} m={m} />
      </>
    )
  }
  return (
    <FindingsTable
      result={result}
      causes={causes.list ?? []}
      chosen={chosen}
      added={added}
      pollMs={pollMs}
      personalShown={personalShown}
      onTogglePersonal={onTogglePersonal}
      m={m}
    >
      {summary}
      <CauseList
        causes={causes}
        chosen={chosen?.key}
        onChoose={choose}
        placeOfMissing={placeOfMissing}
        drawFix={(cause, fix) => (
          <FixOfCause cause={cause} fix={fix} added={added} onSync={() => setSyncing(true)} m={m} />
        )}
        m={m}
      />
      {syncing ? (
        <SyncDialog
          open
          title={m.run.sync.title}
          preset={[result.componentName]}
          onClose={endSync}
          onStarted={endSync}
          texts={m.run}
        />
      ) : null}
    </FindingsTable>
  )
}
