import { Menu as HeadlessMenu, MenuButton, MenuItems } from '@headlessui/react'
import { Fragment, type ReactElement } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { MoreIcon } from '../icons/icons.ts'
import * as overlay from '../popover/overlay-panel.css.ts'
import { useOverlayAttributes } from '../theme-root/use-overlay-attributes.ts'
import { MenuEntry } from './menu-entry.tsx'
import type { MenuItem } from './menu-item.ts'

export type MenuProps = {
  /** Names the three dots: "Actions for Lincoln High". */
  label: string
  items: readonly MenuItem[]
  /** A Button or an IconButton. Default: three dots. */
  trigger?: ReactElement
  /** Which edge of the trigger it hangs from. Default "end". */
  align?: 'start' | 'end'
}

/** Commands behind a button: arrows, Home, End and letters move, Enter picks, Esc closes and gives the focus back. */
export function Menu({ label, items, trigger, align = 'end' }: MenuProps): ReactElement {
  const root = useOverlayAttributes()
  return (
    <HeadlessMenu>
      <MenuButton as={Fragment}>
        {trigger ?? <IconButton size="sm" label={label} icon={<MoreIcon />} />}
      </MenuButton>
      <MenuItems
        {...root}
        transition
        modal={false}
        anchor={{ to: `bottom ${align}`, gap: 4, padding: 8 }}
        className={overlay.panel}
      >
        {items.map((item) => (
          <MenuEntry key={item.key} item={item} />
        ))}
      </MenuItems>
    </HeadlessMenu>
  )
}
