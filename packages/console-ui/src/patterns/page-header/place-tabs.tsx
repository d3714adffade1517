import type { Place } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PageTabs } from './page-tabs.tsx'

export type PlaceTabsProps<Id extends string> = {
  /** What the screens are called together, and what each of them is called, in the order of the tabs. */
  m: { readonly group: string; readonly tabs: Readonly<Record<Id, string>> }
  current: Id
  to: (id: Id) => Place
}

/**
 * The screens of one part of the console, in the same words on each of them.
 * @example <PlaceTabs m={m} current={current} to={(id) => placeOf(id, { districtId })} />
 */
export function PlaceTabs<Id extends string>({ m, current, to }: PlaceTabsProps<Id>): ReactElement {
  const ids = Object.keys(m.tabs) as Id[]
  return (
    <PageTabs
      label={m.group}
      tabs={ids.map((id) => ({ to: to(id), label: m.tabs[id], current: id === current }))}
    />
  )
}
