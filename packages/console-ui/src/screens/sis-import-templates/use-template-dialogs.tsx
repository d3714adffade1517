import { type SisSystem, useAccess, useScreenState } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { useMaySync } from '../../features/imports/use-may-sync.ts'
import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'
import type { SisImportTemplatesMessages } from './messages.ts'
import type { Template } from './template-row.ts'

const DeleteTemplateDialog = lazyOverlay(
  async () => (await import('./delete-template-dialog.tsx')).DeleteTemplateDialog,
)
const DoctorDrawer = lazyOverlay(async () => (await import('./doctor-drawer.tsx')).DoctorDrawer)
export const StandardDialog = lazyOverlay(async () => (await import('./standard-dialog.tsx')).StandardDialog)
export const UploadDialog = lazyOverlay(async () => (await import('./upload-dialog.tsx')).UploadDialog)

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
  return {
    remove: setRemoved,
    check: (id) => change({ check: String(id) }),
    standard: () => setAsked('standard'),
    upload: () => setAsked('upload'),
    dialogs: (
      <>
        {removed ? (
          <DeleteTemplateDialog
            removed={removed}
            onClose={() => setRemoved(null)}
            onDeleted={() => {
              setRemoved(null)
              onChanged()
            }}
            m={m}
          />
        ) : null}
        {checked ? (
          <DoctorDrawer
            districtId={districtId}
            template={checked}
            mayEdit={mayEdit}
            onClose={endCheck}
            m={m}
          />
        ) : null}
        {templates && asked === 'standard' ? (
          <StandardDialog templates={templates} onClose={close} onSaved={onChanged} m={m} />
        ) : null}
        {templates && systems && asked === 'upload' ? (
          <UploadDialog
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
