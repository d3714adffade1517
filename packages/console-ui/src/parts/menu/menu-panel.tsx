import { MenuItems as HeadlessItems, Menu as HeadlessMenu, MenuButton } from '@headlessui/react'
import type { ReactElement } from 'react'
import type { ButtonLink } from '../overlay-trigger/create-button-link.ts'
import { StandInButton } from '../overlay-trigger/stand-in-button.ts'
import * as overlay from '../popover/overlay-panel.css.ts'
import { useOverlayAttributes } from '../theme-root/use-overlay-attributes.ts'
import { MenuEntry } from './menu-entry.tsx'
import type { MenuItems } from './menu-item.ts'

export type MenuPanelProps = { items: MenuItems; align: 'start' | 'end'; link: ButtonLink }

/**
 * The commands of a menu and all that opens and closes them; the button itself stands elsewhere. It closes at once: a panel
 * that fades out can be left in the page when its row is drawn anew meanwhile, and stands beside the next one until then.
 */
export function MenuPanel({ items, align, link }: MenuPanelProps): ReactElement {
  const root = useOverlayAttributes()
  return (
    <HeadlessMenu>
      <MenuButton as={StandInButton} link={link} />
      <HeadlessItems
        {...root}
        modal={false}
        anchor={{ to: `bottom ${align}`, gap: 4, padding: 8 }}
        className={overlay.panel}
      >
        <Entries items={items} />
      </HeadlessItems>
    </HeadlessMenu>
  )
}

/** Drawn only while the menu is open. */
function Entries({ items }: { items: MenuItems }): ReactElement {
  return (
    <>
      {(typeof items === 'function' ? items() : items).map((item) => (
        <MenuEntry key={item.key} item={item} />
      ))}
    </>
  )
}
