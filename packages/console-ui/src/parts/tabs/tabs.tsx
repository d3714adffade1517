import { formatCount, useMessages } from '@edconsole/console-core'
import { type MouseEvent, type ReactElement, type ReactNode, useRef } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { CountPill, type CountPillProps } from '../count-pill/count-pill.tsx'
import { DownIcon } from '../icons/icons.ts'
import { Menu } from '../menu/menu.tsx'
import type { MenuItem } from '../menu/menu-item.ts'
import { partMessages } from '../messages.ts'
import * as css from './tabs.css.ts'
import { useFittingTabs } from './use-fitting-tabs.ts'

export type TabItem = {
  key: string
  label: string
  href: string | undefined
  /** The tab of the place that is open. */
  current?: boolean
  count?: number | undefined
  countTone?: CountPillProps['tone']
  /** For hosts with a router: prevent the default and go there. */
  onClick?: (event: MouseEvent<HTMLElement>) => void
}

export type TabsProps = {
  /** Names the navigation: "Batch 48212". */
  label: string
  items: readonly TabItem[]
}

/**
 * Tabs are places, so they are links (`aria-current`), never the ARIA tab pattern. Those that do not fit stand in a menu
 * at the end; the open one always stays in the line.
 */
export function Tabs({ label, items }: TabsProps): ReactElement {
  const m = useMessages('parts', partMessages)
  const list = useRef<HTMLUListElement>(null)
  const fitting = useFittingTabs({
    list,
    content: items.map((item) => `${item.key} ${item.label} ${item.count}`).join('\n'),
    count: items.length,
    current: items.findIndex((item) => item.current),
  })
  const others = items.filter((_, index) => !fitting.has(index))

  return (
    <nav className={css.nav} aria-label={label}>
      <ul className={css.list} ref={list}>
        {items.map((item, index) => (
          <li key={item.key} className={classNames(css.item, !fitting.has(index) && css.away)}>
            <TabControl item={item}>
              {item.label}
              {item.count === undefined ? null : (
                <CountPill value={item.count} {...(item.countTone ? { tone: item.countTone } : {})} />
              )}
            </TabControl>
          </li>
        ))}
        <li className={classNames(css.item, others.length === 0 && css.away)}>
          <Menu
            label={m.more}
            items={others.map(entryOf)}
            trigger={
              <button type="button" className={css.tab}>
                {m.more}
                <DownIcon size="sm" />
              </button>
            }
          />
        </li>
      </ul>
    </nav>
  )
}

/** A link; a button where the host has no address for what is on show. */
function TabControl({ item, children }: { item: TabItem; children: ReactNode }): ReactElement {
  const own = {
    className: css.tab,
    'aria-current': item.current ? ('page' as const) : undefined,
    onClick: item.onClick,
  }
  return item.href === undefined ? (
    <button type="button" {...own}>
      {children}
    </button>
  ) : (
    <a href={item.href} {...own}>
      {children}
    </a>
  )
}

function entryOf({ key, label, count, href, onClick }: TabItem): MenuItem {
  return {
    key,
    label: count === undefined ? label : `${label} (${formatCount(count)})`,
    href,
    ...(onClick && { onSelect: onClick }),
  }
}
