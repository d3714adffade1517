import {
  componentTitle,
  type ExportLogResult,
  formatDateTime,
  formatFileSize,
  placeOf,
  routeTable,
  useAccess,
  useConsoleSettings,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { SettingsIcon } from '../../../parts/icons/icons.ts'
import { StatusBadge } from '../../../parts/status/status-badge.tsx'
import { PageActions } from '../../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../../patterns/page-header/page-header.tsx'
import { RunDurationText } from '../../runs/columns/run-duration-text.tsx'
import * as css from '../../runs/run/run-facts.css.ts'
import { FileLink } from './file-link.tsx'
import type { ExportRunMessages } from './messages.ts'

export type ExportComponentHeaderProps = {
  districtId: string
  batchId: string
  /** Absent while it is not known. */
  result: ExportLogResult | undefined
  texts: ExportRunMessages
}

/** The head of one file of an export. */
export function ExportComponentHeader(props: ExportComponentHeaderProps): ReactElement {
  const { districtId, batchId, result, texts } = props
  const { can } = useAccess()
  const component = result ? componentTitle(result.componentName) : undefined
  return (
    <PageHeader
      // Until the component is known, what the route is called
      title={component ?? routeTable['export-log-details'].title ?? ''}
      {...(component !== undefined && { record: component })}
      way={[{ label: texts.name(batchId), to: placeOf('export-log-results', { districtId, batchId }) }]}
      badge={result && <StatusBadge status={result.status} />}
      meta={result && <FileFacts result={result} texts={texts} />}
      actions={
        <PageActions
          items={
            result && can('export-edit')
              ? [
                  {
                    id: 'export',
                    label: texts.openExport,
                    icon: <SettingsIcon />,
                    to: placeOf('export-edit', { districtId, id: String(result.exportId) }),
                  },
                ]
              : []
          }
        />
      }
    />
  )
}

type FileFactsProps = { result: ExportLogResult; texts: ExportRunMessages }

function FileFacts({ result, texts }: FileFactsProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const { fileName, fileSizeBytes, startedAt, downloadPath } = result
  return (
    <span className={css.facts}>
      {fileName === null ? null : (
        <span>
          <FileLink fileName={fileName} downloadPath={downloadPath} texts={texts} />
        </span>
      )}
      {fileSizeBytes === null ? null : <span>{formatFileSize(fileSizeBytes)}</span>}
      {startedAt === null ? null : <span>{formatDateTime(startedAt, timeZone)}</span>}
      {startedAt === null ? null : (
        <span>
          <RunDurationText run={result} />
        </span>
      )}
    </span>
  )
}
