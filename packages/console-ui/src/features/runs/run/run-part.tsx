import {
  type ApiFailure,
  type ComponentName,
  componentTitle,
  describeStatus,
  formatDateTime,
  type ListQuery,
  type Operation,
  routeTable,
  useConsoleSettings,
  useList,
  usePolling,
} from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useState } from 'react'
import { Skeleton } from '../../../parts/skeleton/skeleton.tsx'
import { StatusBadge } from '../../../parts/status/status-badge.tsx'
import { LiveRegion } from '../../../patterns/live-region/live-region.tsx'
import type { PageAction } from '../../../patterns/page-actions/page-action.ts'
import { PageActions } from '../../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../../patterns/page-header/page-header.tsx'
import { PlaceButton } from '../../../patterns/place-link/place-button.tsx'
import { ErrorState } from '../../../patterns/states/error-state.tsx'
import { NotFoundState } from '../../../patterns/states/not-found-state.tsx'
import { RunDurationText } from '../columns/run-duration.tsx'
import { placeOfRun, type RunKind, type RunPart } from '../run-kind.ts'
import { componentResultsQuery } from './component-results-query.ts'
import { RunMissing, type RunMissingProps } from './run-missing.tsx'
import * as css from './run-part.css.ts'

export type RunPartProps<Result> = {
  kind: RunKind<unknown, Result>
  districtId: string
  batchId: string
  etlStatusId: string
  /** The route of this page, which names it until the component is known. */
  route: 'import-log-details' | 'import-log-errors' | 'export-log-details'
  /** What its run is called: `Batch 48212`. */
  run: string
  /** Facts below the title, each an element, before start and duration. */
  factsOf(part: Result): ReactNode
  actionsOf(part: Result): readonly PageAction[]
  /** The part is absent while it is not known. */
  tabs?(part: Result | undefined, title: string): ReactElement
  /** A `PageHelp`. */
  help?: ReactElement | undefined
  texts: {
    loading: string
    notFound: RunMissingProps['texts']
    componentNotFound: {
      title: (batchId: string) => string
      text: string
      action: (batchId: string) => string
    }
  }
  children(found: {
    result: Result
    /** All components of the run. */
    results: readonly Result[]
    pollMs: number | false
  }): ReactNode
}

/** Finds one component of a run and puts its head above what is said about it. */
export function RunPartFrame<Result extends RunPart & { readonly componentName: ComponentName }>(
  props: RunPartProps<Result>,
): ReactElement {
  const { kind, districtId, batchId, etlStatusId, run, texts, children } = props
  const { results: operation } = kind.calls
  const [running, setRunning] = useState(false)
  const pace = usePolling(running, operation.resource)
  const pollMs = running ? pace : false
  const found = usePart(operation, { batchId, etlStatusId }, pollMs)
  const runs = found.status === 'found' && describeStatus(found.result.status).running
  if (runs !== running && found.status === 'found') setRunning(runs)

  if (found.status === 'no-batch')
    return (
      <RunMissing kind={kind} districtId={districtId} batchId={batchId} name={run} texts={texts.notFound} />
    )
  return (
    <>
      <PartHeader {...props} result={found.status === 'found' ? found.result : undefined} />
      {found.status === 'loading' ? (
        <div className={css.loading} aria-busy="true">
          <LiveRegion>{texts.loading}</LiveRegion>
          <Skeleton shape="title" width={220} />
          <Skeleton />
          <Skeleton />
        </div>
      ) : null}
      {found.status === 'failed' ? <ErrorState failure={found.failure} onRetry={found.retry} /> : null}
      {found.status === 'no-component' ? (
        <NotFoundState
          title={texts.componentNotFound.title(batchId)}
          action={
            <PlaceButton to={placeOfRun(kind, districtId, batchId)}>
              {texts.componentNotFound.action(batchId)}
            </PlaceButton>
          }
        >
          {texts.componentNotFound.text}
        </NotFoundState>
      ) : null}
      {found.status === 'found' ? children({ result: found.result, results: found.results, pollMs }) : null}
    </>
  )
}

function PartHeader<Result extends RunPart & { readonly componentName: ComponentName }>(
  props: RunPartProps<Result> & { result: Result | undefined },
): ReactElement {
  const { kind, districtId, batchId, route, run, factsOf, actionsOf, tabs, help, result } = props
  const { timeZone } = useConsoleSettings()
  const component = result && componentTitle(result.componentName)
  const title = component ?? routeTable[route].title ?? ''
  return (
    <PageHeader
      title={title}
      {...(component !== undefined && { record: component })}
      way={[{ label: run, to: placeOfRun(kind, districtId, batchId) }]}
      badge={result && <StatusBadge status={result.status} />}
      meta={
        result && (
          <span className={css.facts}>
            {factsOf(result)}
            {result.startedAt === null ? null : (
              <>
                <span>{formatDateTime(result.startedAt, timeZone)}</span>
                <span>
                  <RunDurationText run={result} />
                </span>
              </>
            )}
          </span>
        )
      }
      actions={<PageActions items={result ? actionsOf(result) : []} />}
      help={help}
      tabs={tabs?.(result, title)}
    />
  )
}

type FoundPart<Result> = { readonly retry: () => void } & (
  | { readonly status: 'loading' | 'no-batch' | 'no-component' }
  | { readonly status: 'failed'; readonly failure: ApiFailure | undefined }
  | {
      readonly status: 'found'
      readonly result: Result
      /** All components of the run, in load order. */
      readonly results: readonly Result[]
    }
)

const usePart = <Result extends { etlStatusId: number }>(
  operation: Operation<ListQuery, Result[]>,
  { batchId, etlStatusId }: { batchId: string; etlStatusId: string },
  pollMs: number | false,
): FoundPart<Result> => {
  const { data, errors, retry } = useList(operation, componentResultsQuery(batchId), {
    pollMs,
    within: { batchId },
  })
  if (data === undefined) {
    return errors.length > 0 ? { status: 'failed', failure: errors[0], retry } : { status: 'loading', retry }
  }
  if (data.length === 0) return { status: 'no-batch', retry }
  const result = data.find((each) => String(each.etlStatusId) === etlStatusId)
  return result ? { status: 'found', result, results: data, retry } : { status: 'no-component', retry }
}
