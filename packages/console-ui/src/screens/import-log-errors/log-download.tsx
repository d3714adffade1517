import { type ImportLogResult, useConsoleSettings, useSnackbar } from '@edconsole/console-core'
import { useFindingWords } from '../../features/runs/findings/use-finding-words.ts'
import { useCsvRun } from '../../patterns/resource-table/csv/use-csv-run.ts'
import type { Level } from './levels.tsx'
import { logFile } from './log-file.ts'
import type { ImportLogErrorsMessages } from './messages.ts'

export type LogDownloadProps = {
  result: ImportLogResult
  level: Level
  personalShown: boolean
  m: ImportLogErrorsMessages
  onEnd: () => void
}

/** Saves the log of a component as a file; draws nothing. */
export function LogDownload({ onEnd, ...asked }: LogDownloadProps): null {
  const { m } = asked
  const wordsOf = useFindingWords()
  const { timeZone } = useConsoleSettings()
  const { show } = useSnackbar()
  useCsvRun(
    {
      ...logFile({ ...asked, wordsOf, timeZone }),
      noun: [m.noun.one, m.noun.many],
      say: (message) => show({ message }),
    },
    onEnd,
  )
  return null
}
