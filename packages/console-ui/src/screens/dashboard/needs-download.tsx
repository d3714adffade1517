import { useMessages, useSnackbar } from '@edconsole/console-core'
import { useFindingWords } from '../../features/runs/findings/use-finding-words.ts'
import { useCsvRun } from '../../patterns/resource-table/csv/use-csv-run.ts'
import { messages } from './messages.ts'
import { needsFile } from './needs-file.ts'

export type NeedsDownloadProps = { batchId: number; causes: readonly string[]; onEnd: () => void }

/** Saves what the district has to put right as a file; draws nothing. */
export function NeedsDownload({ batchId, causes, onEnd }: NeedsDownloadProps): null {
  const m = useMessages('dashboard', messages)
  const wordsOf = useFindingWords()
  const { show } = useSnackbar()
  const { noun } = m.needsFile
  useCsvRun(
    {
      ...needsFile({ batchId, causes, wordsOf, m }),
      noun: [noun.one, noun.many],
      say: (message) => show({ message }),
    },
    onEnd,
  )
  return null
}
