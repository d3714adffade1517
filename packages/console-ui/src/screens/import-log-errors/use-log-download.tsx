import { type ImportLogResult, useScreenState } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { DownloadIcon } from '../../parts/icons/icons.ts'
import { createLater } from '../../parts/later/create-later.ts'
import { useLater } from '../../parts/later/use-later.ts'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import { LEVELS, type Level, linesOf } from './levels.tsx'
import type { ImportLogErrorsMessages } from './messages.ts'

const download = createLater(async () => (await import('./log-file.tsx')).LogDownload)

export type LogDownloadOffer = {
  /** The button, while there are lines to save. */
  actionsFor(result: ImportLogResult): readonly PageAction[]
  /** Draws nothing; has to stand in the page while the file is put together. */
  readonly running: ReactElement | null
}

type Wish = { result: ImportLogResult; level: Level; personalShown: boolean }

/** The log as a file; its button says what is left out of it. */
export const useLogDownload = (personalShown: boolean, m: ImportLogErrorsMessages): LogDownloadOffer => {
  const [{ level }] = useScreenState({ level: LEVELS })
  const [wish, setWish] = useState<Wish | null>(null)
  const end = () => setWish(null)
  const Run = useLater(download, wish !== null, end)
  return {
    actionsFor: (result) =>
      linesOf(level, result) === 0
        ? []
        : [
            {
              id: 'download-log',
              label: personalShown ? m.download.log : m.download.logMasked,
              note: personalShown ? m.download.note : m.download.noteMasked,
              icon: <DownloadIcon />,
              busy: wish !== null,
              busyLabel: m.download.busy,
              run: () => setWish({ result, level, personalShown }),
              needs: download,
            },
          ],
    running: Run && wish ? <Run {...wish} m={m} onEnd={end} /> : null,
  }
}
