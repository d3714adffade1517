import type { ReactElement } from 'react'
import type {
  PlannedTemplate,
  RefusalOfTemplate,
} from '../../features/templates/import-templates/template-file/plan-upload.ts'
import { Badge } from '../../parts/badge/badge.tsx'
import type { SisImportTemplatesMessages } from './messages.ts'
import * as css from './upload-dialog.css.ts'

type Texts = SisImportTemplatesMessages['upload']

const TONES = { new: 'info', changed: 'info', unchanged: 'neutral', refused: 'warning' } as const

export type PlannedItemProps = {
  planned: PlannedTemplate
  /** Its place in the file, from 1. */
  place: number
  m: Texts
}

/** One template of a file, and what would become of it. */
export function PlannedItem({ planned, place, m }: PlannedItemProps): ReactElement {
  const { name, component, kind } = planned
  const note = noteOf(planned, m)
  return (
    <li className={css.item}>
      <span className={css.name}>{nameOfPlanned({ name, component }, place, m)}</span>
      <Badge tone={TONES[kind]}>{m.kinds[kind]}</Badge>
      {note === '' ? null : <span className={css.note}>{note}</span>}
    </li>
  )
}

/** What a template of a file is called where it is spoken of. */
export const nameOfPlanned = (
  { name, component }: Pick<PlannedTemplate, 'name' | 'component'>,
  place: number,
  m: Pick<Texts, 'unnamed'>,
): string => name ?? component ?? m.unnamed(place)

const noteOf = (planned: PlannedTemplate, m: Texts): string => {
  switch (planned.kind) {
    case 'new':
      return planned.beside.length === 0 ? m.startsOff : m.beside(planned.beside.join(', '))
    case 'changed': {
      const { settings, columns } = planned.differences
      const parts = [...(settings ? [m.settings] : []), ...(columns > 0 ? [m.columns(columns)] : [])]
      return `${m.replaces(planned.stored.name)}: ${m.changed(parts)}`
    }
    case 'refused':
      return refusalText(planned.reason, m)
    default:
      return ''
  }
}

const refusalText = (reason: RefusalOfTemplate, { reasons: m }: Texts): string =>
  reason.kind === 'invalid' ? m.invalid(reason.field, reason.message) : m[reason.kind]
