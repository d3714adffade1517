import { useLeavePrompt } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { createLater } from '../../parts/later/create-later.ts'
import { useLater } from '../../parts/later/use-later.ts'

const leaveQuestion = createLater(async () => (await import('./leave-question.tsx')).LeaveQuestion)

/** Asks before unsaved changes are left, whichever way out was taken ([S2.1], ux 7.13). */
export function LeaveDialog(): ReactElement | null {
  const prompt = useLeavePrompt()
  // A question that cannot be shown counts as refused: nothing is lost, and the way out can be tried again.
  const Question = useLater(leaveQuestion, prompt !== null, () => prompt?.answer(false))
  return Question ? <Question prompt={prompt} /> : null
}
