import {
  type CreatedServiceToken,
  type ServiceTokenAccess,
  serviceTokensResource,
  useSave,
} from '@edconsole/console-core'
import { type FormEvent, type ReactElement, useId, useState } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { ErrorSummary } from '../../../parts/error-summary/error-summary.tsx'
import { Field } from '../../../parts/field/field.tsx'
import { RadioCards } from '../../../parts/radio-cards/radio-cards.tsx'
import { Select } from '../../../parts/select/select.tsx'
import { TextField } from '../../../parts/text-field/text-field.tsx'
import type { TokenMessages } from './messages.ts'
import * as css from './tokens.css.ts'

export type CreateTokenFormProps = {
  accountId: number
  open: boolean
  onClose: () => void
  onCreated: (token: CreatedServiceToken) => void
  m: TokenMessages
}

/** Asks what a token is for, what it may do, and how long it lasts. What was typed outlives a refusal. */
export function CreateTokenForm(props: CreateTokenFormProps): ReactElement {
  const { accountId, open, onClose, onCreated, m } = props
  const words = m.create
  const [name, setName] = useState('')
  const [access, setAccess] = useState<ServiceTokenAccess>('read')
  const [days, setDays] = useState('90')
  const [checked, setChecked] = useState(false)
  const formId = useId()
  const { run, saving, errors } = useSave(serviceTokensResource.create, {
    confirm: (token) => words.done(token.name),
  })
  const missing = name.trim() === '' ? words.nameMissing : undefined
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (saving) return
    setChecked(true)
    if (missing !== undefined) return
    const body = { name: name.trim(), access, expiresInDays: Number(days) }
    try {
      onCreated(await run({ params: { accountId }, body }))
    } catch {
      // The dialog shows why.
    }
  }
  return (
    <Dialog
      open={open}
      locked={saving}
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" busy={saving} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.parts} noValidate onSubmit={(event) => void submit(event)}>
        {errors[0] && (
          <ErrorSummary title={words.refused} faults={[{ key: 'refused', text: errors[0].message }]} />
        )}
        <Field label={words.name} help={words.nameHelp} error={checked ? missing : undefined} required>
          <TextField data-autofocus value={name} onChange={setName} maxLength={80} autoComplete="off" />
        </Field>
        <Field label={words.access} group>
          <RadioCards
            value={access}
            onChange={setAccess}
            options={[
              { value: 'read', label: m.access.read, note: words.readNote },
              { value: 'write', label: m.access.write, note: words.writeNote },
            ]}
          />
        </Field>
        <Field label={words.expires}>
          <Select
            value={days}
            onChange={setDays}
            options={Object.entries(words.days).map(([value, label]) => ({ value, label }))}
          />
        </Field>
      </form>
    </Dialog>
  )
}
