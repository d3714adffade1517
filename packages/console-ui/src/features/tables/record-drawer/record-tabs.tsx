import { componentTitle, useAccess, useNavigation } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Tabs } from '../../../parts/tabs/tabs.tsx'
import { linkToPlace } from '../../../patterns/place-link/link-to-place.ts'
import type { TableDefinition } from '../viewer/table-definition.ts'
import { TABLES } from '../viewer/tables.ts'
import type { RecordDrawerMessages } from './messages.ts'
import { RELATED } from './related.ts'
import { ERRORS_TAB, RECORD_TAB, type RecordTab, tabOf } from './use-record-tab.ts'

export type RecordTabsProps = {
  table: TableDefinition
  title: string
  tab: RecordTab
  m: RecordDrawerMessages
}

/** The record itself, what was wrong with it, and rows of other tables that belong to it. */
export function RecordTabs({ table, title, tab, m }: RecordTabsProps): ReactElement {
  const navigation = useNavigation()
  const { can } = useAccess()
  const tabs = [
    { key: RECORD_TAB, label: m.record },
    ...(can('import-log-details') ? [{ key: ERRORS_TAB, label: m.errors }] : []),
    ...RELATED[table.id]
      .filter((related) => can(related.table))
      .map((related) => ({ key: tabOf(related), label: componentTitle(TABLES[related.table].component) })),
  ]
  return (
    <Tabs
      label={m.tabs(title)}
      items={tabs.map(({ key, label }) => {
        const { place } = navigation
        const { href, onClick } = linkToPlace(navigation, place && { ...place, query: tab.queryOf(key) })
        return {
          key,
          label,
          current: key === tab.current,
          href,
          // A host without addresses remembers the tab all the same.
          onClick: href === undefined ? () => tab.open(key) : onClick,
        }
      })}
    />
  )
}
