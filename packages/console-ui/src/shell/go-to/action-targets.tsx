import { ForwardIcon } from '../../parts/icons/icons.ts'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import { runAction } from '../../patterns/page-actions/run-action.ts'
import { SHORTCUTS } from '../../patterns/shortcuts/shortcuts.ts'
import { isMac, keysText } from '../shortcuts/keys-text.ts'
import { type GoToMessages, type Target, targetKey } from './target.ts'

/** What can be done, as entries. */
export function actionTargets(actions: readonly PageAction[], m: GoToMessages): Target[] {
  return actions.map((action) => {
    const { id, label, note, icon, shortcut, busy, busyLabel, disabledReason } = action
    return {
      value: targetKey('actions', id),
      group: m.actions,
      label,
      note,
      icon: icon ?? <ForwardIcon />,
      keys: shortcut && keysText(SHORTCUTS[shortcut].keys, isMac()),
      disabledReason: busy ? (busyLabel ?? m.running) : disabledReason,
      atOnce: true,
      open: ({ go }) => runAction(action, go),
    }
  })
}
