import { componentTitle, placeOf, useAccess } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import * as cell from '../../features/runs/columns/cell-text.css.ts'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import * as css from './cells.css.ts'
import type { SisImportTemplatesMessages } from './messages.ts'
import type { TemplateRow } from './template-row.ts'

export type GapProps = {
  districtId: string
  row: Pick<TemplateRow, 'componentName'>
  m: SisImportTemplatesMessages
}

/** Where a new template of a component is made. */
export const createPlace = (districtId: string, component?: string) =>
  placeOf('sis-import-create', { districtId }, component === undefined ? {} : { query: { component } })

/** Says that a component is not imported, and where that can be changed. */
export function Gap({ districtId, row: { componentName }, m: { none: m } }: GapProps): ReactElement {
  const { can } = useAccess()
  return (
    <span className={css.gap}>
      <span className={cell.tertiary}>{m.text}</span>
      {can('sis-import-create') ? (
        <span className={cell.strong}>
          <PlaceLink
            to={createPlace(districtId, componentName)}
            aria-label={m.createFor(componentTitle(componentName))}
          >
            {m.create}
          </PlaceLink>
        </span>
      ) : null}
    </span>
  )
}
