import { type SecondFactor, secondFactorsResource, useSave } from '@edconsole/console-core'
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { PASSKEY_NAME_MAX } from '../../features/sign-in/second-factor/passkey-setup.tsx'
import * as css from '../../features/sign-in/second-factor/second-factor.css.ts'
import { Button } from '../../parts/button/button.tsx'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { Field } from '../../parts/field/field.tsx'
import { TextField } from '../../parts/text-field/text-field.tsx'
import type { OwnAccountMessages } from './messages.ts'

export type RenameDialogProps = {
  passkey: SecondFactor
  onClose: () => void
  m: OwnAccountMessages['factors']
}

/** Gives a passkey another name. */
export function RenameDialog({ passkey, onClose, m }: RenameDialogProps): ReactElement {
  const words = m.renameDialog
  const [name, setName] = useState(passkey.name)
  const { run, saving, errors } = useSave(secondFactorsResource.renamePasskey, { confirm: () => words.done })
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (saving) return
    if (name.trim() === '') return field.current?.focus()
    try {
      await run({ body: { id: passkey.id, name: name.trim() } })
      onClose()
    } catch {
      // The field says why.
      field.current?.focus()
    }
  }
  return (
    <Dialog open title={words.title} onClose={onClose} locked={saving}>
      <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
        <Field label={words.name} error={name.trim() === '' ? words.missing : errors[0]?.message}>
          <TextField
            ref={field}
            name="passkey"
            maxLength={PASSKEY_NAME_MAX}
            autoComplete="off"
            value={name}
            onChange={setName}
          />
        </Field>
        <div className={css.actions}>
          <Button type="submit" kind="primary" busy={saving} busyLabel={words.busy}>
            {words.action}
          </Button>
          <Button onClick={onClose}>{m.cancel}</Button>
        </div>
      </form>
    </Dialog>
  )
}
