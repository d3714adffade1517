import { type ImportLogResult, useScreenState } from '@edconsole/console-core'
import { useFindingWords } from '../../features/runs/findings/use-finding-words.ts'
import { DownloadIcon } from '../../parts/icons/icons.ts'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import { useCsvDownload } from '../../patterns/resource-table/csv/use-csv-download.ts'
import { LEVELS, linesOf } from './levels.tsx'
import type { ImportLogErrorsMessages } from './messages.ts'

/**
 * The log as a file; its button says what is left out of it.
 * @returns the actions for a component: none while there are no lines to save
 */
export const useLogDownload = (
  personalShown: boolean,
  m: ImportLogErrorsMessages,
): ((result: ImportLogResult) => readonly PageAction[]) => {
  const [{ level }] = useScreenState({ level: LEVELS })
  const wordsOf = useFindingWords()
  const { busy, start } = useCsvDownload()
  const save = (result: ImportLogResult) =>
    start(async () => {
      const { logFile } = await import('./log-file.tsx')
      return {
        ...logFile({ result, level, personalShown, wordsOf, m }),
        noun: [m.noun.one, m.noun.many],
      }
    })
  return (result) =>
    linesOf(level, result) === 0
      ? []
      : [
          {
            id: 'download-log',
            label: personalShown ? m.download.log : m.download.logMasked,
            note: personalShown ? m.download.note : m.download.noteMasked,
            icon: <DownloadIcon />,
            busy,
            busyLabel: m.download.busy,
            run: () => void save(result),
          },
        ]
}
