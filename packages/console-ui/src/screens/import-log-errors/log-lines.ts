import { importLogsResource } from '@edconsole/console-core/contract'

/** The findings of a component as a log: the same call as the details, in the order in which they were written (R33). */
export const logLines = {
  ...importLogsResource.details,
  ...(importLogsResource.details.list && {
    list: { ...importLogsResource.details.list, defaultSort: { loggedAt: 'asc' } },
  }),
} as const satisfies typeof importLogsResource.details
