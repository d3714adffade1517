import type { ReactElement } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { MoreIcon } from '../icons/icons.ts'
import { lazyPart } from '../lazy-part/lazy-part.tsx'
import { OverlayTrigger } from '../overlay-trigger/overlay-trigger.tsx'
import type { TriggerProps } from '../overlay-trigger/trigger-props.ts'
import type { MenuItems } from './menu-item.ts'

export type MenuProps = {
  /** Names the three dots: "Actions for Lincoln High". */
  label: string
  items: MenuItems
  /** A Button or an IconButton. Default: three dots. */
  trigger?: ReactElement<TriggerProps>
  /** Which edge of the trigger it hangs from. Default "end". */
  align?: 'start' | 'end'
}

const MenuPanel = lazyPart(async () => (await import('./menu-panel.tsx')).MenuPanel)

/** Commands behind a button: arrows, Home, End and letters move, Enter picks, Esc closes and gives the focus back. */
export function Menu({ label, items, trigger, align = 'end' }: MenuProps): ReactElement {
  return (
    <OverlayTrigger
      menu
      trigger={trigger ?? <IconButton size="sm" label={label} icon={<MoreIcon />} />}
      overlay={MenuPanel}
    >
      {(link) => <MenuPanel items={items} align={align} link={link} />}
    </OverlayTrigger>
  )
}
