import { type SisSystem, useAccess, useScreenState } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { useMaySync } from '../../features/imports/use-may-sync.ts'
import { useLater } from '../../parts/later/use-later.ts'
import { deleteTemplateLater, doctorLater, standardLater, uploadLater } from './dialogs-later.ts'
import type { SisImportTemplatesMessages } from './messages.ts'
import type { Template } from './template-row.ts'

type Context = {
  districtId: string
  templates: readonly Template[] | undefined
  systems: readonly SisSystem[] | undefined
  /** Rows come or go by the reader's own doing: they are shown at once. */
  onChanged(): void
  m: SisImportTemplatesMessages
}

export type TemplateDialogs = {
  remove(template: Template): void
  /** What is wrong with the template of this number; it stands in the address. */
  check(id: number): void
  standard(): void
  upload(): void
  dialogs: ReactElement
}

/** What opens over the list, and what it is about. */
export const useTemplateDialogs = (context: Context): TemplateDialogs => {
  const { districtId, templates, systems, onChanged, m } = context
  const mayEdit = useMaySync()
  const mayCreate = useAccess().can('sis-import-create')
  const [{ check: checkedId }, change] = useScreenState({ check: '' })
  const [removed, setRemoved] = useState<Template | null>(null)
  const [asked, setAsked] = useState<'standard' | 'upload' | null>(null)
  const close = () => setAsked(null)
  const endCheck = () => change({ check: '' })
  const checked = templates?.find(({ id }) => String(id) === checkedId)
  const Delete = useLater(deleteTemplateLater, removed !== null, () => setRemoved(null))
  const Doctor = useLater(doctorLater, checked !== undefined, endCheck)
  const Standard = useLater(standardLater, asked === 'standard', close)
  const Upload = useLater(uploadLater, asked === 'upload', close)
  return {
    remove: setRemoved,
    check: (id) => change({ check: String(id) }),
    standard: () => setAsked('standard'),
    upload: () => setAsked('upload'),
    dialogs: (
      <>
        {Delete && removed ? (
          <Delete
            removed={removed}
            onClose={() => setRemoved(null)}
            onDeleted={() => {
              setRemoved(null)
              onChanged()
            }}
            m={m}
          />
        ) : null}
        {Doctor && checked ? (
          <Doctor districtId={districtId} template={checked} mayEdit={mayEdit} onClose={endCheck} m={m} />
        ) : null}
        {Standard && templates && asked === 'standard' ? (
          <Standard templates={templates} onClose={close} onSaved={onChanged} m={m} />
        ) : null}
        {Upload && templates && systems && asked === 'upload' ? (
          <Upload
            templates={templates}
            systems={systems}
            may={{ create: mayCreate, edit: mayEdit }}
            onClose={close}
            onSaved={onChanged}
            m={m}
          />
        ) : null}
      </>
    ),
  }
}
