import type { Place } from '@edconsole/console-core'
import { BackIcon, ForwardIcon } from '../../../parts/icons/later-icons.ts'
import type { PageAction } from '../../../patterns/page-actions/page-action.ts'

type Context = {
  /** Null: there is none. */
  previousId: number | null
  nextId: number | null
  placeOfRun(batchId: string): Place
  m: { previousBatch: string; nextBatch: string; noPreviousBatch: string; noNextBatch: string }
}

/** The way to the runs before and after. */
export const stepActions = ({ previousId, nextId, placeOfRun, m }: Context): PageAction[] => {
  const placeOrNone = (id: number | null) => (id === null ? null : placeOfRun(String(id)))
  return [
    {
      id: 'previous-batch',
      label: m.previousBatch,
      icon: <BackIcon />,
      kind: 'step',
      to: placeOrNone(previousId),
      disabledReason: previousId === null ? m.noPreviousBatch : undefined,
      shortcut: 'previous-batch',
    },
    {
      id: 'next-batch',
      label: m.nextBatch,
      icon: <ForwardIcon />,
      kind: 'step',
      to: placeOrNone(nextId),
      disabledReason: nextId === null ? m.noNextBatch : undefined,
      shortcut: 'next-batch',
    },
  ]
}
