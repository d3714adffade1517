import type { ImportLogResult } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { useChosenCause } from '../../features/runs/causes/use-chosen-cause.ts'
import { DownloadIcon } from '../../parts/icons/icons.ts'
import { createLater } from '../../parts/later/create-later.ts'
import { useLater } from '../../parts/later/use-later.ts'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import type { ImportLogDetailsMessages } from './messages.ts'

const download = createLater(async () => (await import('./rejected-rows-file.tsx')).RejectedRowsDownload)

export type RejectedRows = {
  /** The button, for a component that has such rows. */
  actionsFor(result: ImportLogResult): readonly PageAction[]
  /** Draws nothing; has to stand in the page while the file is put together. */
  readonly running: ReactElement | null
}

type Wish = { result: ImportLogResult; cause: string | undefined; personalShown: boolean }

/** The rows that were not loaded as a file, or those of the chosen cause; its button says what is left out of it. */
export const useRejectedRows = (personalShown: boolean, m: ImportLogDetailsMessages): RejectedRows => {
  const [cause] = useChosenCause()
  const [wish, setWish] = useState<Wish | null>(null)
  const end = () => setWish(null)
  const Run = useLater(download, wish !== null, end)
  const texts = m.download
  const label =
    cause === undefined
      ? personalShown
        ? texts.rejected
        : texts.rejectedMasked
      : personalShown
        ? texts.cause
        : texts.causeMasked
  return {
    actionsFor: (result) =>
      result.errorCount > 0 || (cause !== undefined && result.warningCount > 0)
        ? [
            {
              id: 'rejected-rows',
              label,
              note: personalShown ? texts.note : texts.noteMasked,
              icon: <DownloadIcon />,
              busy: wish !== null,
              busyLabel: texts.busy,
              run: () => setWish({ result, cause, personalShown }),
              needs: download,
            },
          ]
        : [],
    running: Run && wish ? <Run {...wish} m={m} onEnd={end} /> : null,
  }
}
