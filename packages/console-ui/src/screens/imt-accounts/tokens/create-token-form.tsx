import {
  type CreatedServiceToken,
  type ServiceTokenAccess,
  serviceTokensResource,
  useSave,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { Field } from '../../../parts/field/field.tsx'
import { useLengthFault } from '../../../parts/field/use-length-fault.ts'
import { RadioCards } from '../../../parts/radio-cards/radio-cards.tsx'
import { Select } from '../../../parts/select/select.tsx'
import { TextField } from '../../../parts/text-field/text-field.tsx'
import { DialogForm } from '../../../patterns/dialog-form/dialog-form.tsx'
import { useKeptTexts } from '../../../patterns/dialog-form/use-kept-texts.ts'
import type { TokenMessages } from './messages.ts'

export type CreateTokenFormProps = {
  accountId: number
  open: boolean
  onClose: () => void
  onCreated: (token: CreatedServiceToken) => void
  m: TokenMessages
}

const NAME_MAX = 80

/** Asks what a token is for, what it may do, and how long it lasts. What was typed outlives a refusal. */
export function CreateTokenForm(props: CreateTokenFormProps): ReactElement {
  const { accountId, open, onClose, onCreated, m } = props
  const words = m.create
  const {
    texts: { name },
    type,
    forget,
  } = useKeptTexts('service-token', String(accountId), { name: '' })
  const [access, setAccess] = useState<ServiceTokenAccess>('read')
  const [days, setDays] = useState('90')
  const [checked, setChecked] = useState(false)
  const { run, saving, errors } = useSave(serviceTokensResource.create, {
    confirm: (token) => words.done(token.name),
  })
  const missing = name.trim() === '' ? words.nameMissing : undefined
  const tooLong = useLengthFault()(name, NAME_MAX)
  const submit = async () => {
    setChecked(true)
    if (missing !== undefined || tooLong !== undefined) return
    const body = { name: name.trim(), access, expiresInDays: Number(days) }
    try {
      const token = await run({ params: { accountId }, body })
      forget()
      onCreated(token)
    } catch {
      // The dialog shows why.
    }
  }
  return (
    <DialogForm
      open={open}
      title={words.title}
      words={words}
      failure={errors[0]}
      saving={saving}
      onSubmit={submit}
      onCancel={() => {
        forget()
        onClose()
      }}
      onClose={onClose}
    >
      <Field
        label={words.name}
        help={words.nameHelp}
        error={tooLong ?? (checked ? missing : undefined)}
        required
      >
        <TextField data-autofocus value={name} onChange={(text) => type({ name: text })} autoComplete="off" />
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
    </DialogForm>
  )
}
