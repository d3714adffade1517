import { type Export, placeOf, useNavigator, useRuntime, useStore } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { DeleteIcon, SendIcon } from '../../parts/icons/icons.ts'
import { useLater } from '../../parts/later/use-later.ts'
import { deleteExportLater, sendExportsLater } from '../../patterns/export-actions/dialogs-later.ts'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import type { ExportEditMessages } from './messages.ts'

/** What runs is not known here: the server refuses what cannot be sent now, and the question keeps its reason. */
const NONE_RUNNING: ReadonlySet<number> = new Set()

/** What can be done with the saved export, and the questions before it. */
export const useEditActions = (
  stored: Export | undefined,
  districtId: string,
  m: ExportEditMessages,
): { actions: PageAction[]; dialogs: ReactElement | null } => {
  const { go } = useNavigator()
  const unsaved = useStore(useRuntime().leaveGuard.dirty)
  const [asking, setAsking] = useState<'send' | 'delete' | null>(null)
  const close = () => setAsking(null)
  const Send = useLater(sendExportsLater, asking === 'send', close)
  const Delete = useLater(deleteExportLater, asking === 'delete', close)
  if (!stored) return { actions: [], dialogs: null }
  const { send, remove } = m.actions
  const notSaved = unsaved ? m.unsaved : undefined
  return {
    actions: [
      {
        id: 'send',
        label: send.action,
        note: m.sendNote,
        icon: <SendIcon />,
        run: () => setAsking('send'),
        needs: sendExportsLater,
        disabledReason: notSaved ?? (stored.isEnabled ? undefined : send.paused),
      },
      {
        id: 'delete',
        label: remove.action,
        icon: <DeleteIcon />,
        kind: 'danger',
        run: () => setAsking('delete'),
        needs: deleteExportLater,
        disabledReason: notSaved,
      },
    ],
    dialogs: (
      <>
        {Send && asking === 'send' ? (
          <Send
            exports={[stored]}
            running={NONE_RUNNING}
            onClose={close}
            onStarted={close}
            texts={m.actions}
          />
        ) : null}
        {Delete && asking === 'delete' ? (
          <Delete
            removed={stored}
            onClose={close}
            onDeleted={() => {
              close()
              go(placeOf('export', { districtId }), { replace: true })
            }}
            texts={m.actions}
          />
        ) : null}
      </>
    ),
  }
}
