import type { ConsoleOptions } from '@edconsole/console-core'

/** Next checks types as it builds: it fails where one of these is accepted. */
export const wrong: readonly ConsoleOptions[] = [
  // @ts-expect-error there is no such screen
  { messages: { 'import-log': {} } },
  // @ts-expect-error there is no such text
  { messages: { 'import-logs': { titel: 'Loads' } } },
  // @ts-expect-error a student has no such field
  { messages: { 'table-students': { fields: { studentNo: { title: 'Student number' } } } } },
  // @ts-expect-error there is no such variable
  { theme: { vars: { '--ec-color-bg': '#eee' } } },
]
