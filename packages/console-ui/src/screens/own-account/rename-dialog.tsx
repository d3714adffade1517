import {
  isPasskeyNameTaken,
  type SecondFactor,
  secondFactorsResource,
  useMessages,
  useSave,
} from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { secondFactorMessages } from '../../features/sign-in/second-factor/messages.ts'
import {
  PASSKEY_NAME_MAX,
  PasskeyNameField,
} from '../../features/sign-in/second-factor/passkey-name-field.tsx'
import * as css from '../../features/sign-in/second-factor/second-factor.css.ts'
import { useOneField } from '../../features/sign-in/use-one-field.ts'
import { Button } from '../../parts/button/button.tsx'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import type { OwnAccountMessages } from './messages.ts'

export type RenameDialogProps = {
  passkey: SecondFactor
  /** The names of the account's other passkeys. */
  taken: readonly string[]
  onClose: () => void
  m: OwnAccountMessages['factors']
}

/** Gives a passkey another name. */
export function RenameDialog({ passkey, taken, onClose, m }: RenameDialogProps): ReactElement {
  const words = m.renameDialog
  const f = useMessages('second-factor', secondFactorMessages)
  const formId = useId()
  const { run, saving, errors } = useSave(secondFactorsResource.renamePasskey, { confirm: () => words.done })
  const rename = async (name: string) => {
    try {
      await run({ body: { id: passkey.id, name } })
      onClose()
    } catch {
      // The field says why.
      form.field.current?.focus()
    }
  }
  const form = useOneField({
    initial: passkey.name,
    max: PASSKEY_NAME_MAX,
    isWhole: (name) => !isPasskeyNameTaken(name, taken),
    busy: saving,
    onSubmit: (name) => void rename(name),
  })
  return (
    <Dialog
      open
      title={words.title}
      onClose={onClose}
      locked={saving}
      actions={
        <>
          <Button onClick={onClose}>{m.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" busy={saving} busyLabel={words.busy}>
            {words.action}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={form.submit} noValidate>
        <PasskeyNameField
          form={form}
          label={words.name}
          missing={words.missing}
          taken={f.passkeyNameTaken}
          refusal={errors[0]?.message}
        />
      </form>
    </Dialog>
  )
}
