import type { ReactElement } from 'react'
import { IconButton } from '../../../parts/icon-button/icon-button.tsx'
import { ViewsIcon } from '../../../parts/icons/icons.ts'
import { lazyPart } from '../../../parts/lazy-part/lazy-part.tsx'
import { OverlayTrigger } from '../../../parts/overlay-trigger/overlay-trigger.tsx'
import type { TableModel } from '../table-model.ts'

const ViewsMenu = lazyPart(async () => (await import('./views-menu.tsx')).ViewsMenu)

/** The button in the toolbar, and behind it what can be done with the list's views. */
export function ViewsButton<Row extends object>({ model }: { model: TableModel<Row> }): ReactElement {
  const label = model.m.views
  return (
    <OverlayTrigger menu overlay={ViewsMenu} trigger={<IconButton label={label} icon={<ViewsIcon />} />}>
      {(link) => <ViewsMenu model={model} link={link} />}
    </OverlayTrigger>
  )
}
