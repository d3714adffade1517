import { countOf, formatCount, formatYearPair } from '@edconsole/console-core'
import { siteMessages } from '../../features/sites/messages.ts'
import { namesOf } from '../../patterns/save-bar/names-of.ts'

/** Every sentence of District Site Management; a host may replace each. */
export const messages = {
  ...siteMessages,
  title: 'District Site Management',
  table: 'Sites of the district',
  noun: { one: 'site', many: 'sites' },
  search: 'Site code or name',
  add: 'Add site',
  addNote: "A site that isn't imported",
  readOnly: 'You can view sites. Only provider staff can add or edit them.',
  columns: {
    siteCode: 'Site code',
    siteName: 'Name',
    schoolType: 'School type',
    grades: 'Grades',
    studentCount: 'Students',
    standing: 'Status',
    source: 'Source',
    dateLastModified: 'Edited (ET)',
  },
  sources: { sis: 'SIS', here: 'Added here', gone: 'No longer in the SIS' },
  card: { student: 'student', students: 'students' },
  filters: { schoolType: 'School type', standing: 'Status', inSis: 'In the SIS' },
  views: { label: 'Sites shown', all: 'All', notSet: 'Not set', notInSis: 'Not in the SIS' },
  menu: { open: 'Open', edit: 'Edit', students: 'Show students' },
  empty: {
    title: 'No sites yet',
    text: 'Add a site, or run a sync to import them.',
    textReadOnly: 'They appear after the first import of sites.',
    logs: 'Import Logs',
  },
  unknown: {
    title: 'Codes without a site',
    count: (codes: number) => `${countOf(codes, 'code', 'codes')} without a site:`,
    rows: (codes: readonly { value: string; count: number }[]) =>
      `${namesOf(codes.map(({ value, count }) => `${value} (${countOf(count, 'row', 'rows')})`))} rejected in`,
    none: 'Every code has a site in',
    settled: (rows: number) =>
      `Every code has a site now. The next sync rechecks the ${countOf(rows, 'row', 'rows')} rejected in`,
    never: (year: number) => `No import of ${formatYearPair(year)} has completed yet.`,
    failed: "Codes from the last import couldn't be loaded.",
    retry: 'Try again',
    batch: (batchId: number) => `batch ${batchId}`,
    add: (codes: readonly string[]) =>
      codes.length === 1 ? `Add site ${codes[0]}` : `Add ${formatCount(codes.length)} sites`,
  },
  types: {
    edit: 'Edit types',
    editNote: 'Set the school type of many sites, then save once',
    done: 'Done',
    help: 'Press Enter or an arrow key to change rows, a letter to pick a type, or Alt+Down to open the list.',
    select: (name: string) => `School type of ${name}`,
    refused: (name: string, reason: string) => `${name} wasn't changed: ${reason}`,
  },
  drawer: {
    ...siteMessages.drawer,
    add: 'Add site',
    next: (at: number, of: number) => `${at} of ${of}`,
    missing: (code: string) => `Site ${code} not found.`,
  },
}

export type SiteOverviewMessages = typeof messages
