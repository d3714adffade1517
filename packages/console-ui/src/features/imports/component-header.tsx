import {
  componentTitle,
  formatDateTime,
  type ImportLogResult,
  placeOf,
  routeTable,
  useAccess,
  useConsoleSettings,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { TemplateIcon } from '../../parts/icons/icons.ts'
import { StatusBadge } from '../../parts/status/status-badge.tsx'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { PageTabs } from '../../patterns/page-header/page-tabs.tsx'
import { RunDurationText } from '../runs/columns/run-duration-text.tsx'
import * as css from '../runs/run/run-facts.css.ts'
import type { ImportComponentMessages } from './component-messages.ts'

export type ComponentHeaderProps = {
  districtId: string
  batchId: string
  etlStatusId: string
  /** Absent while it is not known. */
  result: ImportLogResult | undefined
  tab: 'details' | 'errorLogs'
  texts: ImportComponentMessages
  help: ReactElement | undefined
  /** What else can be done, before the way to the template. */
  actions?: readonly PageAction[]
}

/** The head that details and error logs of a component share, so that the two read as one screen. */
export function ComponentHeader({
  districtId,
  batchId,
  etlStatusId,
  result,
  tab,
  texts,
  help,
  actions = [],
}: ComponentHeaderProps): ReactElement {
  const { can } = useAccess()
  const here = tab === 'details' ? 'import-log-details' : 'import-log-errors'
  const params = { districtId, batchId, etlStatusId }
  const component = result ? componentTitle(result.componentName) : undefined
  // Until the component is known, what the route is called
  const title = component ?? routeTable[here].title ?? ''
  const lines = result ? result.errorCount + result.warningCount : 0
  const template = result?.templateId ?? null
  return (
    <PageHeader
      title={title}
      {...(component !== undefined && { record: component })}
      way={[{ label: texts.batch(batchId), to: placeOf('import-log-results', { districtId, batchId }) }]}
      badge={result && <StatusBadge status={result.status} />}
      meta={result && <RunFacts result={result} />}
      actions={
        <PageActions
          items={[
            ...actions,
            ...(template !== null && can('sis-import-edit')
              ? [
                  {
                    id: 'template',
                    label: texts.openTemplate,
                    icon: <TemplateIcon />,
                    to: placeOf('sis-import-edit', { districtId, id: String(template) }),
                  },
                ]
              : []),
          ]}
        />
      }
      help={help}
      tabs={
        <PageTabs
          label={title}
          tabs={[
            {
              to: placeOf('import-log-details', params),
              label: texts.tabs.details,
              current: tab === 'details',
            },
            {
              to: placeOf('import-log-errors', params),
              label: texts.tabs.errorLogs,
              current: tab === 'errorLogs',
              ...(lines > 0 && {
                count: lines,
                countTone: result?.errorCount ? ('danger' as const) : ('neutral' as const),
              }),
            },
          ]}
        />
      }
    />
  )
}

function RunFacts({ result }: { result: ImportLogResult }): ReactElement {
  const { timeZone } = useConsoleSettings()
  return (
    <span className={css.facts}>
      {result.fileName === null ? null : <span>{result.fileName}</span>}
      {result.startedAt === null ? null : <span>{formatDateTime(result.startedAt, timeZone)}</span>}
      {result.startedAt === null ? null : (
        <span>
          <RunDurationText run={result} />
        </span>
      )}
    </span>
  )
}
