import { exportLogsResource, placeOf } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { causeQuery } from '../../runs/causes/cause-query.ts'
import { LogCauses } from '../../runs/causes/log-causes.tsx'
import { partParams } from '../../runs/run/part-params.ts'
import type { ExportRunMessages } from './messages.ts'

export type FileCausesProps = {
  districtId: string
  file: { batchId: number; etlStatusId: number }
  max: number
  texts: ExportRunMessages
}

/** Why rows of one file were left out, or why it was refused, each cause a link to its lines. */
export function FileCauses({ districtId, file, max, texts }: FileCausesProps): ReactElement {
  return (
    <LogCauses
      operation={exportLogsResource.details}
      component={file}
      max={max}
      placeOfCause={(cause) =>
        placeOf('export-log-details', partParams(districtId, file), { query: causeQuery(cause) })
      }
      texts={texts}
    />
  )
}
