import { type ImportLogResult, placeOf } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ComponentCauses } from '../../patterns/import-run/component-causes.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { placeParams } from './columns.tsx'
import type { ImportLogResultsMessages } from './messages.ts'
import * as css from './screen.css.ts'

const CAUSES_MAX = 5

export type ComponentPreviewProps = {
  districtId: string
  result: ImportLogResult
  m: ImportLogResultsMessages
}

/** A component opened in the list: what to fix, each cause a link to its rows. */
export function ComponentPreview({ districtId, result, m }: ComponentPreviewProps): ReactElement {
  return (
    <div className={css.preview}>
      <span className={css.previewLabel}>{m.run.causes.heading}</span>
      <div>
        {result.status === 'cancelled' && result.message !== null ? (
          <p className={css.message}>{result.message}</p>
        ) : (
          <ComponentCauses districtId={districtId} component={result} max={CAUSES_MAX} texts={m.run} />
        )}
      </div>
      <span className={css.open}>
        <PlaceLink to={placeOf('import-log-details', placeParams(districtId, result))}>
          {m.openDetails}
        </PlaceLink>
      </span>
    </div>
  )
}
