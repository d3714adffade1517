import { placeOf, sisImportsResource, useAccess, useNavigator, useSave } from '@edconsole/console-core'
import { bodyOf, draftOf } from '@edconsole/console-core/import-rules'
import { useCallback, useRef } from 'react'
import { useMaySync } from '../../features/imports/use-may-sync.ts'
import {
  AddIcon,
  CopyIcon,
  DeleteIcon,
  DownloadIcon,
  EditIcon,
  PausedIcon,
  SyncIcon,
  WarningIcon,
} from '../../parts/icons/icons.ts'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import { linkToPlace } from '../../patterns/place-link/link-to-place.ts'
import { createPlace } from './gap.tsx'
import type { SisImportTemplatesMessages } from './messages.ts'
import { judged, type Template, type TemplateRow } from './template-row.ts'

type Context = {
  districtId: string
  /** Names that are taken. */
  templates: readonly Template[] | undefined
  /** Why no file can be written now. */
  noFile: string | undefined
  onDownload: (template: Template) => void
  onCheck: (id: number) => void
  onRemove: (template: Template) => void
  onChanged: () => void
  m: SisImportTemplatesMessages
}

/** What can be done with a template from its row (ux 9.3). */
export const useTemplateMenu = (context: Context): ((row: TemplateRow) => MenuItem[]) => {
  const { districtId, noFile, m } = context
  const navigation = useNavigator()
  const mayEdit = useMaySync()
  const mayCreate = useAccess().can('sis-import-create')
  const update = useSave(sisImportsResource.update, { confirm: true })
  const create = useSave(sisImportsResource.create, { confirm: true })
  const latest = useRef(context)
  latest.current = context
  const { run: save } = update
  const { run: add } = create
  return useCallback(
    ({ template, componentName }: TemplateRow): MenuItem[] => {
      const { menu } = m
      if (!template) {
        const { href, onClick } = linkToPlace(
          navigation,
          mayCreate ? createPlace(districtId, componentName) : null,
        )
        return href === undefined
          ? []
          : [{ key: 'create', label: menu.create, icon: <AddIcon />, href, onSelect: onClick }]
      }
      const { id, isEnabled } = template
      const edit = linkToPlace(
        navigation,
        mayEdit ? placeOf('sis-import-edit', { districtId, id: String(id) }) : null,
      )
      const duplicate = async () => {
        const { templates = [], onChanged } = latest.current
        const body = bodyOf(draftOf(template))
        const name = copyName(template.name, templates, m)
        await add({ body: { ...body, name, isEnabled: false, schoolYear: template.schoolYear } })
        onChanged()
      }
      return [
        ...(edit.href === undefined
          ? []
          : [{ key: 'edit', label: menu.edit, icon: <EditIcon />, href: edit.href, onSelect: edit.onClick }]),
        {
          key: 'check',
          label: menu.check,
          icon: <WarningIcon />,
          disabledReason: judged(template).findings.length === 0 ? menu.checkNone : undefined,
          onSelect: () => latest.current.onCheck(id),
        },
        ...(mayCreate
          ? [
              {
                key: 'duplicate',
                label: menu.duplicate,
                icon: <CopyIcon />,
                // The call shows its own failure.
                onSelect: () => void duplicate().catch(() => {}),
              },
            ]
          : []),
        ...(mayEdit
          ? [
              {
                key: 'enable',
                label: isEnabled ? menu.disable : menu.enable,
                icon: isEnabled ? <PausedIcon /> : <SyncIcon />,
                onSelect: () =>
                  void save({ params: { id }, body: { isEnabled: !isEnabled }, record: template }).catch(
                    () => {},
                  ),
              },
            ]
          : []),
        {
          key: 'download',
          label: menu.download,
          icon: <DownloadIcon />,
          disabledReason: noFile,
          onSelect: () => latest.current.onDownload(template),
        },
        ...(mayEdit
          ? [
              {
                key: 'delete',
                label: menu.remove,
                icon: <DeleteIcon />,
                danger: true,
                separated: true,
                onSelect: () => latest.current.onRemove(template),
              },
            ]
          : []),
      ]
    },
    [districtId, navigation, mayEdit, mayCreate, save, add, noFile, m],
  )
}

/** A name of at most 80 characters that no template of the year has. */
const copyName = (
  name: string,
  templates: readonly Template[],
  { copyOf }: Pick<SisImportTemplatesMessages, 'copyOf'>,
): string => {
  const taken = new Set(templates.map((one) => one.name))
  for (let place = 1; ; place += 1) {
    const room = 80 - copyOf('', place).length
    const wanted = copyOf(name.slice(0, room), place)
    if (!taken.has(wanted)) return wanted
  }
}
