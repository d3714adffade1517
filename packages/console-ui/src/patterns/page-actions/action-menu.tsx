import { useNavigator } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Menu, type MenuProps } from '../../parts/menu/menu.tsx'
import { linkToPlace } from '../place-link/link-to-place.ts'
import type { PageAction } from './page-action.ts'

export type ActionMenuProps = Pick<MenuProps, 'label' | 'trigger'> & { actions: readonly PageAction[] }

/** Actions behind one button. */
export function ActionMenu({ actions, ...menu }: ActionMenuProps): ReactElement {
  const navigation = useNavigator()
  return (
    <Menu
      {...menu}
      items={actions.flatMap(({ id, label, icon, kind, run, to, busy, busyLabel, disabledReason }) => {
        const { href, onClick } = linkToPlace(navigation, to ?? null)
        if (!run && href === undefined && disabledReason === undefined) return []
        return {
          key: id,
          label,
          icon,
          href,
          danger: kind === 'danger',
          onSelect: run ?? onClick,
          disabledReason: busy ? (busyLabel ?? label) : disabledReason,
        }
      })}
    />
  )
}
