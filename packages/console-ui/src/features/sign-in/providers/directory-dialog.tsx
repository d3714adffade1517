import { type FormEvent, type ReactElement, useId, useState } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { Field } from '../../../parts/field/field.tsx'
import { TextField } from '../../../parts/text-field/text-field.tsx'
import * as css from './sign-in-test.css.ts'
import type { SignInTestMessages } from './sign-in-test-messages.ts'

export type DirectoryDialogProps = {
  onClose: () => void
  onSubmit: (credentials: { username: string; password: string }) => void
  m: SignInTestMessages['dialog']
}

/** Asks for the credentials of a directory user. They are discarded when the dialog closes. */
export function DirectoryDialog({ onClose, onSubmit, m }: DirectoryDialogProps): ReactElement {
  const formId = useId()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Through React, it would also reach the form that the dialog was opened in.
    event.stopPropagation()
    if (username.trim() !== '' && password !== '') onSubmit({ username: username.trim(), password })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.title}
      actions={
        <>
          <Button onClick={onClose}>{m.cancel}</Button>
          <Button kind="primary" type="submit" form={formId}>
            {m.submit}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit}>
        <p className={css.quiet}>{m.text}</p>
        <Field label={m.username} required>
          <TextField data-autofocus value={username} onChange={setUsername} autoComplete="off" />
        </Field>
        <Field label={m.password} required>
          <TextField type="password" value={password} onChange={setPassword} autoComplete="off" />
        </Field>
      </form>
    </Dialog>
  )
}
