import type { ReactElement } from 'react'
import { Drawer } from '../../parts/drawer/drawer.tsx'
import * as dialog from '../../patterns/delete-dialog/dialog-text.css.ts'
import * as css from './doctor-drawer.css.ts'
import { FindingItem } from './finding-item.tsx'
import type { SisImportTemplatesMessages } from './messages.ts'
import { judged, type Template } from './template-row.ts'

export type DoctorDrawerProps = {
  districtId: string
  template: Template
  mayEdit: boolean
  onClose(): void
  m: SisImportTemplatesMessages
}

/** Everything that is wrong with a template, the worst first, each with the place where it is put right. */
export function DoctorDrawer({ districtId, template, mayEdit, onClose, m }: DoctorDrawerProps): ReactElement {
  const { findings } = judged(template)
  return (
    <Drawer open onClose={onClose} title={m.doctor.title(template.name)}>
      {findings.length === 0 ? (
        <p className={dialog.text}>{m.doctor.healthy}</p>
      ) : (
        <ul className={css.list}>
          {findings.map((finding) => (
            <FindingItem
              key={`${finding.kind} ${finding.columnName}`}
              districtId={districtId}
              templateId={mayEdit ? template.id : null}
              finding={finding}
              m={m}
            />
          ))}
        </ul>
      )}
    </Drawer>
  )
}
