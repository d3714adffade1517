import type { ImportLogResult } from '@edconsole/console-core'
import { useChosenCause } from '../../features/runs/causes/use-chosen-cause.ts'
import { useFindingWords } from '../../features/runs/findings/use-finding-words.ts'
import { DownloadIcon } from '../../parts/icons/icons.ts'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import { useCsvDownload } from '../../patterns/resource-table/csv/use-csv-download.ts'
import type { ImportLogDetailsMessages } from './messages.ts'

/**
 * The rows that were not loaded as a file, or those of the chosen cause; its button says what is left out of it.
 * @returns the actions for a component: none if it has no such rows
 */
export const useRejectedRows = (
  personalShown: boolean,
  m: ImportLogDetailsMessages,
): ((result: ImportLogResult) => readonly PageAction[]) => {
  const [cause] = useChosenCause()
  const wordsOf = useFindingWords()
  const { busy, start } = useCsvDownload()
  const save = (result: ImportLogResult) =>
    start(async () => {
      const { rejectedRowsFile } = await import('./rejected-rows-file.tsx')
      const { noun } = m.file
      return {
        ...rejectedRowsFile({ result, cause, personalShown, wordsOf, m }),
        noun: [noun.one, noun.many],
      }
    })
  const texts = m.download
  const label =
    cause === undefined
      ? personalShown
        ? texts.rejected
        : texts.rejectedMasked
      : personalShown
        ? texts.cause
        : texts.causeMasked
  return (result) =>
    result.errorCount > 0 || (cause !== undefined && result.warningCount > 0)
      ? [
          {
            id: 'rejected-rows',
            label,
            note: personalShown ? texts.note : texts.noteMasked,
            icon: <DownloadIcon />,
            busy,
            busyLabel: texts.busy,
            run: () => void save(result),
          },
        ]
      : []
}
