import { type ReactElement, useState } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog/confirm-dialog.tsx'
import * as dialog from '../../patterns/delete-dialog/dialog-text.css.ts'

export type EmployeeQuestion = {
  title: string
  text: string
  /** Must be typed, because provider staff see every district. */
  name: string
}

/** Asks before someone becomes provider staff; resolves to true if the user confirms. */
export function useEmployeeQuestion(confirmLabel: string): {
  ask: (question: EmployeeQuestion) => Promise<boolean>
  dialog: ReactElement
} {
  const [asked, setAsked] = useState<EmployeeQuestion>()
  const [resolve, setResolve] = useState<((isSure: boolean) => void) | null>(null)
  const answer = (isSure: boolean) => {
    resolve?.(isSure)
    setResolve(null)
  }
  return {
    ask: (question) => {
      setAsked(question)
      return new Promise((done) => setResolve(() => done))
    },
    dialog: (
      <ConfirmDialog
        open={resolve !== null}
        title={asked?.title ?? ''}
        confirmLabel={confirmLabel}
        typeToConfirm={asked?.name}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        <p className={dialog.text}>{asked?.text}</p>
      </ConfirmDialog>
    ),
  }
}
