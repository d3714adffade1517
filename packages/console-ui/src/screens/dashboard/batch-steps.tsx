import { type ImportLogHeader, useMessages } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'
import { preloadOnApproach } from '../../parts/lazy-part/preload-on-approach.ts'
import * as css from './batch-steps.css.ts'
import { messages } from './messages.ts'

const BatchDrawer = lazyOverlay(async () => (await import('./batch-drawer.tsx')).BatchDrawer)

export type BatchStepsProps = { batch: ImportLogHeader; districtId: string }

/** Opens the steps of a batch beside the page (ux 9.4). */
export function BatchSteps({ batch, districtId }: BatchStepsProps): ReactElement {
  const m = useMessages('dashboard', messages)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        kind="link"
        size="sm"
        className={css.opener}
        aria-label={m.stepsOf(batch.batchId)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...preloadOnApproach(BatchDrawer)}
      >
        {m.steps}
      </Button>
      {open ? <BatchDrawer batch={batch} districtId={districtId} onClose={close} /> : null}
    </>
  )
}
