import { componentTitle, placeOf } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import * as cell from '../../features/runs/columns/cell-text.css.ts'
import { Badge } from '../../parts/badge/badge.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import * as css from './cells.css.ts'
import type { SisImportTemplatesMessages } from './messages.ts'
import { judged, type TemplateRow } from './template-row.ts'

export type ComponentCellProps = {
  districtId: string
  row: TemplateRow
  mayEdit: boolean
  onCheck: (id: number) => void
  m: SisImportTemplatesMessages
}

/** The component, which leads to its template for those who may edit it, with what is to be fixed in it. */
export function ComponentCell({ districtId, row, mayEdit, onCheck, m }: ComponentCellProps): ReactElement {
  const { componentName, template, ownName } = row
  const title = componentTitle(componentName)
  if (!template) return <span className={cell.tertiary}>{title}</span>
  const { id, isEnabled, name } = template
  const toFix = judged(template).findings.filter(({ severity }) => severity !== 'note').length
  return (
    <span className={css.name}>
      <span className={css.nameText} data-ec-cut="">
        <span className={cell.strong}>
          {mayEdit ? (
            <PlaceLink to={placeOf('sis-import-edit', { districtId, id: String(id) })}>{title}</PlaceLink>
          ) : (
            title
          )}
        </span>
        {ownName === null ? null : <span className={cell.secondary}> {ownName}</span>}
        {isEnabled ? null : <span className={cell.tertiary}> {m.paused}</span>}
      </span>
      {toFix === 0 ? null : (
        <button
          type="button"
          className={css.badge}
          aria-haspopup="dialog"
          aria-label={m.doctor.badgeOf(toFix, name)}
          onClick={() => onCheck(id)}
        >
          <Badge tone="warning">{m.doctor.badge(toFix)}</Badge>
        </button>
      )}
    </span>
  )
}
