import type { ImportLogDetail } from '@edconsole/console-core/contract'

/** A finding in the log of an import or an export. */
export type LogLine = Omit<ImportLogDetail, 'stage' | 'sourceColumn' | 'cause' | 'causeTitle'> & {
  stage: string
  /** The column of the file, where files have columns of their own. */
  sourceColumn?: string | null
  /** What `filter[cause]` takes, and what it is called; absent from a server that does not tell causes. */
  cause?: string
  causeTitle?: string
}
