import type { LeavePrompt } from '@edconsole/console-core'
import { useMessages } from '@edconsole/console-core'
import { type ReactElement, useRef } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog/confirm-dialog.tsx'
import { patternMessages } from '../messages.ts'

export type LeaveQuestionProps = { open: boolean; prompt: LeavePrompt | null; onClose: () => void }

/** The question itself; closed while there is no prompt. */
export function LeaveQuestion({ open, prompt, onClose }: LeaveQuestionProps): ReactElement {
  const m = useMessages('patterns', patternMessages).unsaved
  // While it closes the dialog still shows what it asked.
  const last = useRef(prompt)
  if (prompt) last.current = prompt
  const { text = '', names = [] } = last.current ?? {}
  return (
    <ConfirmDialog
      open={open}
      title={m.title}
      confirmLabel={m.leave}
      onConfirm={() => prompt?.answer(true)}
      onCancel={onClose}
    >
      {text}
      {names.length > 0 && (
        <>
          <br />
          {m.lost(listOf(names))}
        </>
      )}
    </ConfirmDialog>
  )
}

function listOf(names: readonly string[]): string {
  return new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' })
    .format(names)
    .replace(', and ', ' and ')
}
