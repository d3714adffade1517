import {
  describeStatus,
  type ListQuery,
  type Operation,
  type Place,
  usePolling,
} from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useState } from 'react'
import { Skeleton } from '../../../parts/skeleton/skeleton.tsx'
import { PlaceButton } from '../../../patterns/place-link/place-button.tsx'
import { ErrorState } from '../../../patterns/states/error-state.tsx'
import { NotFoundState } from '../../../patterns/states/not-found-state.tsx'
import * as css from '../list/loading-lines.css.ts'
import { useComponentRun } from './use-component-run.ts'

export type ComponentFrameProps<Result> = {
  /** The list of a batch's components. */
  operation: Operation<ListQuery, Result[]>
  batchId: string
  etlStatusId: string
  /** In place of everything, when the district has no such batch. */
  missing: ReactElement
  /** The page's head; the component is absent while it is not known. */
  header(result: Result | undefined): ReactElement
  /** The batch is there, the component is not. */
  noComponent: { title: string; text: string; action: string; to: Place }
  children(found: {
    result: Result
    /** All components of the batch. */
    results: readonly Result[]
    pollMs: number | false
  }): ReactNode
}

/** Finds a component of a batch and puts its head above what is said about it. */
export function ComponentFrame<Result extends { etlStatusId: number; status: string }>(
  props: ComponentFrameProps<Result>,
): ReactElement {
  const { operation, batchId, etlStatusId, missing, header, noComponent, children } = props
  const [running, setRunning] = useState(false)
  const pace = usePolling(running, operation.resource)
  const pollMs = running ? pace : false
  const run = useComponentRun(operation, { batchId, etlStatusId }, { pollMs })
  const runs = run.status === 'found' && describeStatus(run.result.status).running
  if (runs !== running && run.status === 'found') setRunning(runs)

  if (run.status === 'no-batch') return missing
  return (
    <>
      {header(run.status === 'found' ? run.result : undefined)}
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
          title={noComponent.title}
          action={<PlaceButton to={noComponent.to}>{noComponent.action}</PlaceButton>}
        >
          {noComponent.text}
        </NotFoundState>
      ) : null}
      {run.status === 'found' ? children({ result: run.result, results: run.results, pollMs }) : null}
    </>
  )
}
