import { type ReactElement, useState } from 'react'
import { useNotes } from '../../features/notes/use-notes.ts'
import { NotesIcon } from '../../parts/icons/icons.ts'
import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import type { ImportLogResultsMessages } from './messages.ts'

const NotesDrawer = lazyOverlay(
  async () => (await import('../../features/notes/notes-drawer.tsx')).NotesDrawer,
)

/** The way to the notes on a batch, with their number, and the drawer that it opens. It is folded while there are none; no action where there can't be any. */
export const useBatchNotes = (
  { districtId, batchId }: { districtId: string; batchId: string },
  { notes: m }: ImportLogResultsMessages,
): { actions: PageAction[]; drawer: ReactElement } => {
  const subject = { subjectKind: 'batch', batchId } as const
  const notes = useNotes(subject)
  const [isOpen, setOpen] = useState(false)
  const count = notes?.totalCount ?? 0
  const action: PageAction = {
    id: 'notes',
    label: m.action(count),
    note: m.note,
    icon: <NotesIcon />,
    run: () => setOpen(true),
    needs: NotesDrawer,
    ...(count === 0 && { folded: true }),
  }
  return {
    actions: notes ? [action] : [],
    drawer: (
      <NotesDrawer
        open={isOpen}
        districtId={districtId}
        subject={subject}
        title={m.title(batchId)}
        onClose={() => setOpen(false)}
      />
    ),
  }
}
