import { type Export, placeOf, useAccess, useNavigator, useRuntime, useStore } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { DeleteExportDialog, SendExportsDialog } from '../../features/exports/actions/dialogs.ts'
import { logsOf } from '../../features/exports/actions/logs-of.ts'
import { type SendingFacts, whyNotSent } from '../../features/exports/actions/why-not-sent.ts'
import { DeleteIcon, HistoryIcon, SendIcon } from '../../parts/icons/icons.ts'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import type { ExportEditMessages } from './messages.ts'

/** What runs, and which product is on, is not known here: the server says it, and the question keeps its reason. */
const NOTHING_KNOWN: SendingFacts = {}

/** What can be done with the saved export, and the questions before it. */
export const useEditActions = (
  stored: Export | undefined,
  districtId: string,
  m: ExportEditMessages,
): { actions: PageAction[]; dialogs: ReactElement | null } => {
  const { go } = useNavigator()
  const { can } = useAccess()
  const unsaved = useStore(useRuntime().leaveGuard.dirty)
  const [asking, setAsking] = useState<'send' | 'delete' | null>(null)
  const close = () => setAsking(null)
  if (!stored) return { actions: [], dialogs: null }
  const { send, remove } = m.actions
  const notSaved = unsaved ? m.unsaved : undefined
  return {
    actions: [
      {
        id: 'delete',
        label: remove.action,
        icon: <DeleteIcon />,
        kind: 'danger',
        run: () => setAsking('delete'),
        needs: DeleteExportDialog,
        disabledReason: notSaved,
      },
      ...(can('export-logs')
        ? [{ id: 'logs', label: m.logs, icon: <HistoryIcon />, to: logsOf(districtId, stored.id) }]
        : []),
      {
        id: 'send',
        label: send.action,
        note: m.sendNote,
        icon: <SendIcon />,
        run: () => setAsking('send'),
        needs: SendExportsDialog,
        disabledReason: notSaved ?? whyNotSent(stored, NOTHING_KNOWN, m.actions),
      },
    ],
    dialogs: (
      <>
        {asking === 'send' ? (
          <SendExportsDialog
            exports={[stored]}
            facts={NOTHING_KNOWN}
            onClose={close}
            onStarted={close}
            texts={m.actions}
          />
        ) : null}
        {asking === 'delete' ? (
          <DeleteExportDialog
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
