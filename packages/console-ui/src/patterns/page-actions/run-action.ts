import type { Place } from '@edconsole/console-core'
import type { PageAction } from './page-action.ts'

/** Does what pressing its button does, and nothing while that would do nothing. */
export function runAction(action: PageAction, go: (to: Place) => void): void {
  if (action.busy || action.disabledReason !== undefined) return
  if (action.run) action.run()
  else if (action.to) go(action.to)
}
