import type { ApiFailure } from '@edconsole/console-core'
import { type FormEvent, type ReactElement, type ReactNode, useId, useRef } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { focusFirstInvalid } from '../../parts/field/focus-first-invalid.ts'
import { FailedSave, type UnknownSaveWords } from '../states/failed-save.tsx'
import * as css from './dialog-form.css.ts'

export type DialogFormProps = {
  open: boolean
  title: string
  words: {
    readonly cancel: string
    /** The verb of the title. */
    readonly submit: string
    /** The -ing form. */
    readonly busy: string
    /** Over what the server refused. */
    readonly refused: string
  } & Partial<UnknownSaveWords>
  /** Why it failed; the fields keep what was typed. */
  failure: Pick<ApiFailure, 'message' | 'outcomeUnknown'> | undefined
  /** The dialog stays until it ends. */
  saving: boolean
  /** Why it can't be sent now, whatever is typed. */
  disabledReason?: string | undefined
  /** Not called while it is saving. */
  onSubmit: () => Promise<void>
  /** Its Cancel button: what was typed is given up. */
  onCancel: () => void
  /** Escape and its close button, which are pressed by mistake: what was typed stays for the next time. */
  onClose: () => void
  /** Its fields. The first one carries `data-autofocus`. */
  children: ReactNode
}

/** Renders a few fields in a dialog, with its buttons and why they were refused. */
export function DialogForm(props: DialogFormProps): ReactElement {
  const { open, title, words, failure, saving, disabledReason, onSubmit, onCancel, onClose, children } = props
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (saving || disabledReason !== undefined) return
    await onSubmit()
    focusFirstInvalid(form)
  }
  return (
    <Dialog
      open={open}
      locked={saving}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onCancel}>{words.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            kind="primary"
            busy={saving}
            busyLabel={words.busy}
            disabledReason={disabledReason}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={css.parts} noValidate onSubmit={(event) => void submit(event)}>
        {failure !== undefined && (
          <FailedSave
            title={words.refused}
            faults={[{ key: 'refused', text: failure.message }]}
            outcomeUnknown={failure.outcomeUnknown}
            words={words}
          />
        )}
        {children}
      </form>
    </Dialog>
  )
}
