import { placeOf, type SisSystem } from '@edconsole/console-core'
import { columnsOf, isFed, type TemplateDraft } from '@edconsole/console-core/import-rules'
import type { ReactElement } from 'react'
import { RowBar } from '../../parts/row-bar/row-bar.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { SisImportEditMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type TemplateHeadProps = {
  draft: TemplateDraft
  system: SisSystem | undefined
  districtId: string
  lastBatchId: number | null
  m: SisImportEditMessages['head']
}

/** What the template reads, how far it is, and which import has used it. */
export function TemplateHead({ draft, system, districtId, lastBatchId, m }: TemplateHeadProps): ReactElement {
  const required = columnsOf(draft.fields.componentName).filter(({ isRequired }) => isRequired)
  const mapped = required.filter(({ columnName }) => {
    const column = draft.columns[columnName]
    return column !== undefined && isFed(column)
  }).length
  return (
    <span className={css.facts}>
      {system && <span>{system.provider.name}</span>}
      <span className={css.progress}>
        {m.mapped(mapped, required.length)}
        <span className={css.bar}>
          <RowBar decorative accepted={mapped} rejected={required.length - mapped} />
        </span>
      </span>
      {lastBatchId === null ? (
        <span>{m.neverUsed}</span>
      ) : (
        <PlaceLink to={placeOf('import-log-results', { districtId, batchId: String(lastBatchId) })}>
          {m.lastUsed(String(lastBatchId))}
        </PlaceLink>
      )}
    </span>
  )
}
