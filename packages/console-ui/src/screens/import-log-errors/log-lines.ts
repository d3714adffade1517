import { resources } from '@edconsole/console-core/contract'

/** The findings of a component as a log: the same call as the details, in the order in which they were written (R33). */
export const logLines = {
  ...resources.importLogs.details,
  ...(resources.importLogs.details.list && {
    list: { ...resources.importLogs.details.list, defaultSort: { loggedAt: 'asc' } },
  }),
} as const satisfies typeof resources.importLogs.details
