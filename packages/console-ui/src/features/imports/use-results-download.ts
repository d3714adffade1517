import { useMessages } from '@edconsole/console-core'
import { useCallback } from 'react'
import { useStatusLook } from '../../parts/status/use-status-look.ts'
import { useCsvDownload } from '../../patterns/resource-table/csv/use-csv-download.ts'
import { resultTitles } from './messages.ts'

/** Sentences of the results' own screen, so that a host that replaces them has them in the file too. */
export const messages = {
  columns: resultTitles,
  accepted: 'Accepted',
  noun: { one: 'component', many: 'components' },
}

/** Saves the results of a batch as a file. */
export function useResultsDownload(): { busy: boolean; save(batchId: number | string): void } {
  const m = useMessages('import-log-results', messages)
  const { busy, start } = useCsvDownload()
  const lookOf = useStatusLook()
  const save = useCallback(
    (batchId: number | string) =>
      void start(async () => {
        const { resultsFile } = await import('./results-file.ts')
        const file = resultsFile({ batchId, titles: m.columns, accepted: m.accepted, lookOf })
        return { ...file, noun: [m.noun.one, m.noun.many] }
      }),
    [start, m, lookOf],
  )
  return { busy, save }
}
