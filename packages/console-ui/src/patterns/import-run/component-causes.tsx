import { importLogsResource, placeOf } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { LogCauses } from '../run-log/log-causes.tsx'
import type { ImportRunMessages } from './messages.ts'

export type ComponentCausesProps = {
  districtId: string
  component: { batchId: number; etlStatusId: number }
  max: number
  texts: ImportRunMessages
}

/** Why rows of one imported component were refused or changed, each cause a link to its rows. */
export function ComponentCauses({ districtId, component, max, texts }: ComponentCausesProps): ReactElement {
  const { batchId, etlStatusId } = component
  return (
    <LogCauses
      operation={importLogsResource.details}
      component={component}
      max={max}
      placeOfCause={(cause) =>
        placeOf(
          'import-log-details',
          { districtId, batchId: String(batchId), etlStatusId: String(etlStatusId) },
          { query: { filter: { cause: cause.key } } },
        )
      }
      texts={texts}
    />
  )
}
