import { countOf, formatCount, formatYearPair } from '@edconsole/console-core'

/** Every sentence around the read-only tables; a host may replace each under `table-viewer`. */
export const tableViewerMessages = {
  readOnly: 'Read only',
  imported: (time: string) => `Imported ${time}`,
  active: (active: number, stored: number) => `${formatCount(active)} of ${formatCount(stored)} rows active`,
  grid: (title: string) => `${title} table`,
  tables: 'Tables',
  table: 'Table',
  findTable: 'Find a table',
  noTable: 'No matching tables',
  rows: (count: number) => countOf(count, 'row', 'rows'),
  year: 'School year',
  lastDays: (days: number) => (days === 1 ? 'Since yesterday' : `Last ${days} days`),
  groups: { people: 'People', daily: 'Daily', courses: 'Courses', grades: 'Grades', places: 'Places' },
  findings: 'Worth a look',
  showPersonal: 'Show personal data',
  hidePersonal: 'Hide personal data',
  csv: 'Download CSV',
  csvMasked: 'Download CSV (masked)',
  large: 'This table is large. Add a filter to make it faster.',
  noneFor: (noun: string, filters: string) => `No ${noun} for ${filters}`,
  clear: 'Clear filters',
  noneYet: (noun: string) => `No ${noun}`,
  noneInYear: (noun: string, year: number) => `No ${noun} in ${formatYearPair(year)}`,
  lastImport: (time: string) => `The last import ended ${time}.`,
  showYear: (year: number) => `Show ${formatYearPair(year)}`,
  notImported: (table: string) =>
    `${table} ${table.endsWith('s') ? 'are' : 'is'} not imported for this district.`,
  templates: 'Open templates',
}

export type TableViewerMessages = typeof tableViewerMessages
