import { useMessages } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import type { MenuItem } from '../../../parts/menu/menu-item.ts'
import { MenuPanel } from '../../../parts/menu/menu-panel.tsx'
import type { ButtonLink } from '../../../parts/overlay-trigger/create-button-link.ts'
import type { TableModel } from '../table-model.ts'
import { LaterViewDialogs } from './later-view-dialogs.ts'
import { viewMessages } from './messages.ts'
import { tabsOf } from './tabs-of.ts'
import { useSaveChanges } from './use-save-changes.ts'
import { viewChanges } from './view-changes.ts'
import type { ViewDialog } from './view-dialogs.tsx'

export type ViewsMenuProps<Row extends object> = { model: TableModel<Row>; link: ButtonLink }

/** What can be done with the views of a list, and those that have no tab. */
export function ViewsMenu<Row extends object>({ model, link }: ViewsMenuProps<Row>): ReactElement {
  const m = useMessages('views', viewMessages)
  const [dialog, setDialog] = useState<ViewDialog | null>(null)
  const save = useSaveChanges(model)
  const { open, views } = model.view
  const { isChanged, discard, open: show } = viewChanges(model)
  const item = (key: string, label: string, onSelect: () => void, rest: Partial<MenuItem> = {}) =>
    Object.assign({ key, label, onSelect }, rest)
  const items = (): MenuItem[] => [
    ...(isChanged && open?.canChange ? [item('save', m.save, save)] : []),
    ...(isChanged ? [item('discard', m.discard, discard)] : []),
    item('create', m.saveAsNew, () => setDialog('create')),
    ...(open?.canChange
      ? [
          item('edit', m.edit, () => setDialog('edit')),
          item('remove', m.remove, () => setDialog('remove'), { danger: true }),
        ]
      : []),
    ...tabsOf(views, open).others.map((view, index) =>
      item(String(view.id), view.name, () => show(view), { separated: index === 0 }),
    ),
  ]
  return (
    <>
      <MenuPanel items={items} align="end" link={link} />
      {dialog && <LaterViewDialogs model={model} shown={dialog} onClose={() => setDialog(null)} />}
    </>
  )
}
