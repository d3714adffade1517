import { describeStatus } from '@edconsole/console-core'

/** The word for an export's state (R44): what is sent in part has failed in part, since none of its rows are rejected. */
export const exportWord = (status: string): string => describeStatus(status, { componentsFailed: 1 }).word
