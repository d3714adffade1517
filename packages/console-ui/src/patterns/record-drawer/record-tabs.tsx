import { componentTitle, useAccess, useNavigation, useQueryState } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Tabs } from '../../parts/tabs/tabs.tsx'
import { linkToPlace } from '../place-link/link-to-place.ts'
import type { TableDefinition } from '../table-viewer/table-definition.ts'
import { TABLES } from '../table-viewer/tables.ts'
import type { RecordDrawerMessages } from './messages.ts'
import { RELATED, type Related } from './related.ts'

export const RECORD_TAB = 'record'
export const ERRORS_TAB = 'errors'

/** Which tab of a record is open, in the address as `tab`; it stays from record to record. */
export function useRecordTab(table: TableDefinition): { current: string; related: Related | undefined } {
  const [query] = useQueryState()
  const { can } = useAccess()
  const related = RELATED[table.id].find((one) => one.table === `table-${query.tab}` && can(one.table))
  if (related) return { current: String(query.tab), related }
  const errors = query.tab === ERRORS_TAB && can('import-log-details')
  return { current: errors ? ERRORS_TAB : RECORD_TAB, related: undefined }
}

export type RecordTabsProps = {
  table: TableDefinition
  title: string
  current: string
  m: RecordDrawerMessages
}

/** The record itself, what was wrong with it, and rows of other tables that belong to it. */
export function RecordTabs({ table, title, current, m }: RecordTabsProps): ReactElement {
  const [query, setQuery] = useQueryState()
  const navigation = useNavigation()
  const { can } = useAccess()
  const tabs = [
    { key: RECORD_TAB, label: m.record },
    ...(can('import-log-details') ? [{ key: ERRORS_TAB, label: m.errors }] : []),
    ...RELATED[table.id]
      .filter((related) => can(related.table))
      .map((related) => ({
        key: related.table.replace('table-', ''),
        label: componentTitle(TABLES[related.table].component),
      })),
  ]
  return (
    <Tabs
      label={m.tabs(title)}
      items={tabs.map(({ key, label }) => {
        const { tab: _, ...rest } = query
        const next = key === RECORD_TAB ? rest : { ...rest, tab: key }
        const { place } = navigation
        const link = linkToPlace(navigation, place && { ...place, query: next })
        return {
          key,
          label,
          current: key === current,
          href: link.href,
          onClick: link.href === undefined ? () => setQuery(next) : link.onClick,
        }
      })}
    />
  )
}
