import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { useFindingWords } from '../../features/runs/findings/use-finding-words.ts'
import { Button } from '../../parts/button/button.tsx'
import { DownloadIcon } from '../../parts/icons/icons.ts'
import { useCsvDownload } from '../../patterns/resource-table/csv/use-csv-download.ts'
import { messages } from './messages.ts'
import * as css from './needs-attention.css.ts'

export type NeedsDownloadButtonProps = { batchId: number; causes: readonly string[] }

/** The rows to put right as a file, for whoever looks for them in the district's own system. */
export function NeedsDownloadButton({ batchId, causes }: NeedsDownloadButtonProps): ReactElement {
  const m = useMessages('dashboard', messages)
  const wordsOf = useFindingWords()
  const { busy, start } = useCsvDownload()
  const save = () =>
    start(async () => {
      const { needsFile } = await import('./needs-file.ts')
      const { noun } = m.needsFile
      return { ...needsFile({ batchId, causes, wordsOf, m }), noun: [noun.one, noun.many] }
    })
  return (
    <div className={css.foot}>
      <Button size="sm" icon={<DownloadIcon size="sm" />} busy={busy} onClick={() => void save()}>
        {m.downloadNeeds}
      </Button>
    </div>
  )
}
