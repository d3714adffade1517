import { type ImportLogResult, placeOf } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ComponentCauses } from '../../features/imports/component-causes.tsx'
import { partParams } from '../../features/runs/run/part-params.ts'
import { PART_CAUSES_MAX, PartPreview } from '../../features/runs/run/part-preview.tsx'
import type { ImportLogResultsMessages } from './messages.ts'

export type ComponentPreviewProps = {
  districtId: string
  result: ImportLogResult
  m: ImportLogResultsMessages
}

/** A component opened in the list: what to fix, each cause a link to its rows. */
export function ComponentPreview({ districtId, result, m }: ComponentPreviewProps): ReactElement {
  return (
    <PartPreview
      part={result}
      causes={
        <ComponentCauses districtId={districtId} component={result} max={PART_CAUSES_MAX} texts={m.run} />
      }
      to={placeOf('import-log-details', partParams(districtId, result))}
      m={m}
    />
  )
}
