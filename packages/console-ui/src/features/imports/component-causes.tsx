import { importLogsResource, placeOf } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { causeQuery } from '../runs/causes/cause-query.ts'
import { LogCauses } from '../runs/causes/log-causes.tsx'
import { partParams } from '../runs/run/part-params.ts'
import type { ImportRunMessages } from './messages.ts'

export type ComponentCausesProps = {
  districtId: string
  component: { batchId: number; etlStatusId: number }
  max: number
  texts: ImportRunMessages
}

/** Why rows of one imported component were refused or changed, each cause a link to its rows. */
export function ComponentCauses({ districtId, component, max, texts }: ComponentCausesProps): ReactElement {
  return (
    <LogCauses
      operation={importLogsResource.details}
      component={component}
      max={max}
      placeOfCause={(cause) =>
        placeOf('import-log-details', partParams(districtId, component), { query: causeQuery(cause) })
      }
      texts={texts}
    />
  )
}
