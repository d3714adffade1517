import type { ImportState } from '@edconsole/console-core'

/** Where the imports of a district stand, in all lists of districts; a host may replace each word. */
export const importStateMessages = {
  states: {
    failed: 'Failed',
    held: 'Held',
    late: 'Late',
    rejections: 'Rejections',
    never: 'Never',
    completed: 'Completed',
  } satisfies Record<ImportState, string>,
  running: 'Running',
}

export type ImportStateMessages = typeof importStateMessages
