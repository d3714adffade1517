import { type ExportLogResult, exportLogsResource, placeOf } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { LogCauses } from '../../patterns/run-log/log-causes.tsx'
import { placeParams } from './columns.tsx'
import type { ExportLogResultsMessages } from './messages.ts'
import * as css from './screen.css.ts'

const CAUSES_MAX = 5

export type FilePreviewProps = { districtId: string; result: ExportLogResult; m: ExportLogResultsMessages }

/** A file opened in the list: what to fix, each cause a link to its lines. */
export function FilePreview({ districtId, result, m }: FilePreviewProps): ReactElement {
  const params = placeParams(districtId, result)
  return (
    <div className={css.preview}>
      <span className={css.previewLabel}>{m.run.causes.heading}</span>
      <div>
        {result.status === 'cancelled' && result.message !== null ? (
          <p className={css.message}>{result.message}</p>
        ) : (
          <LogCauses
            operation={exportLogsResource.details}
            component={result}
            max={CAUSES_MAX}
            placeOfCause={(cause) =>
              placeOf('export-log-details', params, { query: { filter: { cause: cause.key } } })
            }
            texts={m.run}
          />
        )}
      </div>
      <span className={css.open}>
        <PlaceLink to={placeOf('export-log-details', params)}>{m.openDetails}</PlaceLink>
      </span>
    </div>
  )
}
