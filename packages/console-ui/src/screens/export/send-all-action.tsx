import type { Export } from '@edconsole/console-core'
import { SendExportsDialog } from '../../features/exports/actions/dialogs.ts'
import { SendIcon } from '../../parts/icons/icons.ts'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import type { ExportOverviewMessages } from './messages.ts'

type Context = {
  /** Of the year; undefined until they came. */
  exports: readonly Export[] | undefined
  failed: boolean
  onSend: (exports: readonly Export[]) => void
  m: ExportOverviewMessages
}

/** Sends all that can be sent, after a question that lists them (ux 9.7). */
export const sendAllAction = ({ exports, failed, onSend, m }: Context): PageAction => ({
  id: 'send',
  label: m.actions.send.action,
  note: m.panel.sendNote,
  icon: <SendIcon />,
  run: () => onSend(exports ?? []),
  needs: SendExportsDialog,
  disabledReason: whyNot(exports, failed, m),
})

const whyNot = (
  exports: Context['exports'],
  failed: boolean,
  { panel }: ExportOverviewMessages,
): string | undefined => {
  if (!exports) return failed ? panel.unavailable : panel.loading
  return exports.some(({ isEnabled }) => isEnabled) ? undefined : panel.sendNone
}
