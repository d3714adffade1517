import {
  formatDateTime,
  type ImportLogResult,
  placeOf,
  useAccess,
  useConsoleSettings,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { TemplateIcon } from '../../parts/icons/icons.ts'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import { PageTabs } from '../../patterns/page-header/page-tabs.tsx'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { RunPartFrame, type RunPartProps } from '../runs/run/run-part.tsx'
import { importRunKind } from './import-runs.ts'
import type { ImportComponentMessages } from './messages.ts'

export type ImportComponentProps = Pick<RunPartProps<ImportLogResult>, 'children' | 'help'> & {
  districtId: string
  batchId: string
  etlStatusId: string
  route: 'import-log-details' | 'import-log-errors'
  /** What can be done with the component, before the way to its template. */
  actionsOf(result: ImportLogResult): readonly PageAction[]
  texts: ImportComponentMessages
}

/** A component of an import, below the head that its details and its error logs share, so that the two read as one screen. */
export function ImportComponent(props: ImportComponentProps): ReactElement {
  const { districtId, batchId, etlStatusId, route, help, actionsOf, texts, children } = props
  const { can } = useAccess()
  const { timeZone } = useConsoleSettings()
  const toTemplate = ({ templateId }: ImportLogResult): PageAction[] =>
    templateId !== null && can('sis-import-edit')
      ? [
          {
            id: 'template',
            label: texts.openTemplate,
            icon: <TemplateIcon />,
            to: placeOf('sis-import-edit', { districtId, id: String(templateId) }),
          },
        ]
      : []
  const tabOf = (id: ImportComponentProps['route'], label: string) => ({
    to: placeOf(id, { districtId, batchId, etlStatusId }),
    label,
    current: id === route,
  })
  return (
    <RunPartFrame
      kind={importRunKind}
      districtId={districtId}
      batchId={batchId}
      etlStatusId={etlStatusId}
      route={route}
      run={texts.batch(batchId)}
      factsOf={({ fileName }) => (fileName === null ? null : <span>{fileName}</span>)}
      actionsOf={(result) => [...(result.detailsDeletedAt ? [] : actionsOf(result)), ...toTemplate(result)]}
      help={help}
      tabs={(result, title) => {
        const lines = result ? result.errorCount + result.warningCount : 0
        const countTone = result?.errorCount ? ('danger' as const) : ('neutral' as const)
        return (
          <PageTabs
            label={title}
            tabs={[
              tabOf('import-log-details', texts.tabs.details),
              {
                ...tabOf('import-log-errors', texts.tabs.errorLogs),
                ...(lines > 0 && { count: lines, countTone }),
              },
            ]}
          />
        )
      }}
      texts={texts}
    >
      {(found) =>
        found.result.detailsDeletedAt ? (
          <EmptyState title={texts.deleted.title}>
            {texts.deleted.text(formatDateTime(found.result.detailsDeletedAt, timeZone))}
          </EmptyState>
        ) : (
          children(found)
        )
      }
    </RunPartFrame>
  )
}
