import { useMessages } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { DownloadIcon } from '../../parts/icons/icons.ts'
import { preloadOnApproach } from '../../parts/later/preload-on-approach.ts'
import { useLater } from '../../parts/later/use-later.ts'
import { messages } from './messages.ts'
import * as css from './needs-attention.css.ts'
import { needsDownloadLater } from './needs-download-later.ts'

export type NeedsDownloadButtonProps = { batchId: number; causes: readonly string[] }

/** The rows to put right as a file, for whoever looks for them in the district's own system. */
export function NeedsDownloadButton({ batchId, causes }: NeedsDownloadButtonProps): ReactElement {
  const m = useMessages('dashboard', messages)
  const [asked, setAsked] = useState(false)
  const end = () => setAsked(false)
  const Download = useLater(needsDownloadLater, asked, end)
  return (
    <div className={css.foot}>
      <Button
        size="sm"
        icon={<DownloadIcon size="sm" />}
        busy={asked}
        onClick={() => setAsked(true)}
        {...preloadOnApproach(needsDownloadLater)}
      >
        {m.downloadNeeds}
      </Button>
      {asked && Download ? <Download batchId={batchId} causes={causes} onEnd={end} /> : null}
    </div>
  )
}
