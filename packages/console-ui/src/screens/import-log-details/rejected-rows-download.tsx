import { type ImportLogResult, useSnackbar } from '@edconsole/console-core'
import { useFindingWords } from '../../features/runs/findings/use-finding-words.ts'
import { useCsvRun } from '../../patterns/resource-table/csv/use-csv-run.ts'
import type { ImportLogDetailsMessages } from './messages.ts'
import { rejectedRowsFile } from './rejected-rows-file.ts'

export type RejectedRowsDownloadProps = {
  result: ImportLogResult
  cause: string | undefined
  personalShown: boolean
  m: ImportLogDetailsMessages
  onEnd: () => void
}

/** Saves the rejected rows of a component as a file; draws nothing. */
export function RejectedRowsDownload({ onEnd, ...asked }: RejectedRowsDownloadProps): null {
  const { m } = asked
  const wordsOf = useFindingWords()
  const { show } = useSnackbar()
  useCsvRun(
    {
      ...rejectedRowsFile({ ...asked, wordsOf }),
      noun: [m.file.noun.one, m.file.noun.many],
      say: (message) => show({ message }),
    },
    onEnd,
  )
  return null
}
