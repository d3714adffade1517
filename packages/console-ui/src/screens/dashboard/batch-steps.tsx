import { type ImportLogHeader, useMessages } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { preloadOnApproach } from '../../parts/later/preload-on-approach.ts'
import { useLater } from '../../parts/later/use-later.ts'
import { batchDrawerLater } from './batch-drawer-later.ts'
import * as css from './batch-steps.css.ts'
import { messages } from './messages.ts'

export type BatchStepsProps = { batch: ImportLogHeader; districtId: string }

/** Opens the steps of a batch beside the page (ux 9.4). */
export function BatchSteps({ batch, districtId }: BatchStepsProps): ReactElement {
  const m = useMessages('dashboard', messages)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const Drawer = useLater(batchDrawerLater, open, close)
  return (
    <>
      <Button
        kind="link"
        size="sm"
        className={css.opener}
        aria-label={m.stepsOf(batch.batchId)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...preloadOnApproach(batchDrawerLater)}
      >
        {m.steps}
      </Button>
      {open && Drawer ? <Drawer batch={batch} districtId={districtId} onClose={close} /> : null}
    </>
  )
}
