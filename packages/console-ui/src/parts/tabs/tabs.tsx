import { type MouseEvent, type ReactElement, useEffect, useRef } from 'react'
import { CountPill, type CountPillProps } from '../count-pill/count-pill.tsx'
import * as css from './tabs.css.ts'

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

/** Tabs are places, so they are links (`aria-current`), never the ARIA tab pattern. Those that do not fit scroll into view. */
export function Tabs({ label, items }: TabsProps): ReactElement {
  const list = useRef<HTMLUListElement>(null)
  const current = items.find((item) => item.current)?.key

  useEffect(() => {
    if (current === undefined) return
    const tab = list.current?.querySelector('[aria-current]')
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [current])

  return (
    <nav className={css.nav} aria-label={label}>
      <ul className={css.list} ref={list}>
        {items.map((item) => (
          <li key={item.key} className={css.item}>
            <a
              className={css.tab}
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              onClick={item.onClick}
            >
              {item.label}
              {item.count === undefined ? null : (
                <CountPill value={item.count} {...(item.countTone ? { tone: item.countTone } : {})} />
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
