import { importLogsResource, placeOf } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import { ComponentFrame, type ComponentFrameProps } from '../runs/run/component-frame.tsx'
import { BatchMissing } from './batch-missing.tsx'
import { ComponentHeader, type ComponentHeaderProps } from './component-header.tsx'
import type { ImportComponentMessages } from './component-messages.ts'

export type ImportComponentFrameProps = {
  districtId: string
  batchId: string
  etlStatusId: string
  tab: 'details' | 'errorLogs'
  texts: ImportComponentMessages
  /** A `PageHelp`. */
  help?: ReactElement
  /** What can be done with the component, once it is known. */
  actionsFor?(result: NonNullable<ComponentHeaderProps['result']>): readonly PageAction[]
  children: ComponentFrameProps<NonNullable<ComponentHeaderProps['result']>>['children']
}

/** A component of an import, below the head that its details and its error logs share. */
export function ImportComponentFrame(props: ImportComponentFrameProps): ReactElement {
  const { districtId, batchId, etlStatusId, tab, texts, help, actionsFor, children } = props
  return (
    <ComponentFrame
      operation={importLogsResource.results}
      batchId={batchId}
      etlStatusId={etlStatusId}
      missing={<BatchMissing districtId={districtId} batchId={batchId} texts={texts} />}
      header={(result) => (
        <ComponentHeader
          districtId={districtId}
          batchId={batchId}
          etlStatusId={etlStatusId}
          result={result}
          tab={tab}
          texts={texts}
          help={help}
          {...(result && actionsFor && { actions: actionsFor(result) })}
        />
      )}
      noComponent={{
        title: texts.componentNotFound.title(batchId),
        text: texts.componentNotFound.text,
        action: texts.componentNotFound.action(batchId),
        to: placeOf('import-log-results', { districtId, batchId }),
      }}
    >
      {children}
    </ComponentFrame>
  )
}
