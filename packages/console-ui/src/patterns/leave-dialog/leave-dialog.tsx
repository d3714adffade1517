import { useLeavePrompt } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'

const LeaveQuestion = lazyOverlay(async () => (await import('./leave-question.tsx')).LeaveQuestion)

/** Asks before unsaved changes are left, whichever way out was taken ([S2.1], ux 7.13). */
export function LeaveDialog(): ReactElement {
  const prompt = useLeavePrompt()
  // A question that cannot be shown counts as refused: nothing is lost, and the way out can be tried again.
  return <LeaveQuestion open={prompt !== null} prompt={prompt} onClose={() => prompt?.answer(false)} />
}
