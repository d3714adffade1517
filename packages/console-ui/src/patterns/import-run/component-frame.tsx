import { describeStatus, type ImportLogResult, placeOf, usePolling } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useState } from 'react'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { PlaceButton } from '../place-link/place-button.tsx'
import { ErrorState } from '../states/error-state.tsx'
import { NotFoundState } from '../states/not-found-state.tsx'
import { BatchMissing } from './batch-missing.tsx'
import * as css from './component-frame.css.ts'
import { ComponentHeader } from './component-header.tsx'
import type { ImportRunMessages } from './messages.ts'
import { useComponentRun } from './use-component-run.ts'

export type ComponentFrameProps = {
  districtId: string
  batchId: string
  etlStatusId: string
  tab: 'details' | 'errorLogs'
  texts: ImportRunMessages
  /** A `PageHelp`. */
  help?: ReactElement
  children(found: {
    result: ImportLogResult
    /** All components of the batch. */
    results: readonly ImportLogResult[]
    pollMs: number | false
  }): ReactNode
}

/** Finds a component of a batch and puts its head above what is said about it. */
export function ComponentFrame(props: ComponentFrameProps): ReactElement {
  const { districtId, batchId, etlStatusId, tab, texts, help, children } = props
  const [running, setRunning] = useState(false)
  const pace = usePolling(running, 'importLogs')
  const pollMs = running ? pace : false
  const run = useComponentRun({ batchId, etlStatusId }, { pollMs })
  const runs = run.status === 'found' && describeStatus(run.result.status).running
  if (runs !== running && run.status === 'found') setRunning(runs)

  if (run.status === 'no-batch')
    return <BatchMissing districtId={districtId} batchId={batchId} texts={texts} />
  const result = run.status === 'found' ? run.result : undefined
  return (
    <>
      <ComponentHeader
        districtId={districtId}
        batchId={batchId}
        etlStatusId={etlStatusId}
        result={result}
        tab={tab}
        texts={texts}
        help={help}
      />
      {run.status === 'loading' ? (
        <div className={css.loading} aria-busy="true">
          <Skeleton shape="title" width={220} />
          <Skeleton />
          <Skeleton />
        </div>
      ) : null}
      {run.status === 'failed' ? <ErrorState failure={run.failure} onRetry={run.retry} /> : null}
      {run.status === 'no-component' ? (
        <NotFoundState
          title={texts.componentNotFound.title(batchId)}
          action={
            <PlaceButton to={placeOf('import-log-results', { districtId, batchId })}>
              {texts.componentNotFound.action(batchId)}
            </PlaceButton>
          }
        >
          {texts.componentNotFound.text}
        </NotFoundState>
      ) : null}
      {run.status === 'found' ? children({ result: run.result, results: run.results, pollMs }) : null}
    </>
  )
}
