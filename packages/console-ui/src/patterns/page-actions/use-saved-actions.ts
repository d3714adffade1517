import { useMessages, useRuntime, useStore } from '@edconsole/console-core'
import { patternMessages } from '../messages.ts'
import type { PageAction, PageStore } from './page-action.ts'

/** The page's actions, none of them while its form is unsaved: they act on what is saved (ux 4.4). */
export function useSavedActions(page: PageStore): readonly PageAction[] {
  const { actions } = useStore(page)
  const { saveFirst } = useMessages('patterns', patternMessages).unsaved
  const unsaved = useStore(useRuntime().leaveGuard.dirty)
  return unsaved ? actions.map((action) => ({ ...action, disabledReason: saveFirst })) : actions
}
