import { useConsoleSettings, useMessages, useSnackbar } from '@edconsole/console-core'
import { useCsvRun } from '../../patterns/resource-table/csv/use-csv-run.ts'
import { resultTitles } from './result-titles.ts'
import { resultsFile } from './results-file.ts'

/** Sentences of the results' own screen, so that a host that replaces them has them in the file too. */
const messages = {
  columns: resultTitles,
  accepted: 'Accepted',
  noun: { one: 'component', many: 'components' },
}

export type ResultsDownloadProps = { batchId: number | string; onEnd: () => void }

/** Saves the results of a batch as a file; draws nothing. */
export function ResultsDownload({ batchId, onEnd }: ResultsDownloadProps): null {
  const { timeZone } = useConsoleSettings()
  const m = useMessages('import-log-results', messages)
  const { show } = useSnackbar()
  useCsvRun(
    {
      ...resultsFile({ batchId, timeZone, titles: m.columns, accepted: m.accepted }),
      noun: [m.noun.one, m.noun.many],
      say: (message) => show({ message }),
    },
    onEnd,
  )
  return null
}
