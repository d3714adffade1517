import { type Place, useAccess, useNavigator } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Tabs } from '../../parts/tabs/tabs.tsx'
import { linkToPlace } from '../place-link/link-to-place.ts'
import * as css from './page-header.css.ts'

export type PageTab = {
  to: Place
  label: string
  /** The tab that is open. */
  current?: boolean
  count?: number
  countTone?: 'neutral' | 'danger'
}

export type PageTabsProps = {
  /** Names the navigation, as a rule by the page's title. */
  label: string
  tabs: readonly PageTab[]
}

/**
 * Nested routes of a screen, for the `tabs` of a `PageHeader` (ux 7.8). One that the reader may not open, or that the
 * host has nowhere to show, is left out; a page with one tab has none.
 * @example <PageTabs label="Students" tabs={[{ to: details, label: 'Details', current: true }, { to: errors, label: 'Error Logs', count: 3 }]} />
 */
export function PageTabs({ label, tabs }: PageTabsProps): ReactElement | null {
  const { can } = useAccess()
  const navigation = useNavigator()
  const items = tabs
    .map(({ to, ...tab }) => ({ ...tab, key: to.id, may: can(to.id), ...linkToPlace(navigation, to) }))
    .filter(({ current, may, href }) => current || (may && href !== undefined))
    .map(({ may: _, ...item }) => item)
  if (items.length < 2) return null
  return (
    <div className={css.tabs} data-ec-unprinted="">
      <Tabs label={label} items={items} />
    </div>
  )
}
