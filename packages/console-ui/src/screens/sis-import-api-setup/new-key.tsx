import { type CreatedInboxKey, type InboxKey, inboxResource, useSave } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Field } from '../../parts/field/field.tsx'
import { useLengthFault } from '../../parts/field/use-length-fault.ts'
import { AddIcon } from '../../parts/icons/icons.ts'
import { TextArea } from '../../parts/text-area/text-area.tsx'
import { TextField } from '../../parts/text-field/text-field.tsx'
import * as dialog from '../../patterns/dialog-form/dialog-form.css.ts'
import { DialogForm } from '../../patterns/dialog-form/dialog-form.tsx'
import { SecretOnce } from '../../patterns/dialog-form/secret-once.tsx'
import { useKeptTexts } from '../../patterns/dialog-form/use-kept-texts.ts'
import * as css from './file-delivery.css.ts'
import type { ApiSetupMessages } from './messages.ts'

type Messages = ApiSetupMessages['inbox']

export type NewKeyButtonsProps = { username: string; m: Messages }

/** The ways to deliver files. */
export function NewKeyButtons({ username, m }: NewKeyButtonsProps): ReactElement {
  const [kind, setKind] = useState<InboxKey['kind']>('password')
  const [open, setOpen] = useState(false)
  const [created, setCreated] = useState<CreatedInboxKey | null>(null)
  const start = (next: InboxKey['kind']) => () => {
    setKind(next)
    setCreated(null)
    setOpen(true)
  }
  const close = () => setOpen(false)
  return (
    <div className={css.buttons}>
      <Button size="sm" icon={<AddIcon />} onClick={start('publicKey')}>
        {m.newKey.publicKey.title}
      </Button>
      <Button size="sm" icon={<AddIcon />} onClick={start('password')}>
        {m.newKey.password.title}
      </Button>
      {created?.password ? (
        <SecretOnce
          open={open}
          title={m.newKey.shown.title}
          text={m.newKey.shown.text}
          owner={{ label: m.username, value: username }}
          secret={{ label: m.newKey.shown.password, value: created.password }}
          done={m.newKey.shown.done}
          onClose={close}
        />
      ) : (
        <KeyDialog
          key={`${kind}-${open}`}
          kind={kind}
          open={open}
          onClose={close}
          onCreated={(key) => {
            setCreated(key)
            if (key.password === null) close()
          }}
          m={m}
        />
      )}
    </div>
  )
}

type KeyDialogProps = {
  kind: InboxKey['kind']
  open: boolean
  onClose: () => void
  onCreated: (key: CreatedInboxKey) => void
  m: Messages
}

const NAME_MAX = 80

/** Asks for a name, and for the public key if it is one. What was typed outlives a refusal. */
function KeyDialog({ kind, open, onClose, onCreated, m }: KeyDialogProps): ReactElement {
  const {
    texts: { name },
    type,
    forget,
  } = useKeptTexts('inbox-key', kind, { name: '' })
  // Not kept: what is pasted by mistake may be a private key.
  const [publicKey, setPublicKey] = useState('')
  const [checked, setChecked] = useState(false)
  const [sent, setSent] = useState('')
  const words = m.newKey[kind]
  const { run, saving, errors } = useSave(inboxResource.createKey, {
    confirm: (key) => m.newKey.done(key.name),
  })
  const [failure] = errors
  const isOfKey = failure?.field === 'publicKey'
  const tooLong = useLengthFault()(name, NAME_MAX)
  const missing = {
    name: name.trim() === '' ? m.newKey.nameMissing : undefined,
    publicKey: kind === 'publicKey' && publicKey.trim() === '' ? m.newKey.keyMissing : undefined,
  }
  const giveUp = () => {
    forget()
    onClose()
  }
  const submit = async () => {
    setChecked(true)
    if (tooLong !== undefined || missing.name !== undefined || missing.publicKey !== undefined) return
    setSent(publicKey)
    const body = { kind, name: name.trim(), ...(kind === 'publicKey' && { publicKey: publicKey.trim() }) }
    try {
      const key = await run({ body })
      forget()
      onCreated(key)
    } catch {
      // The dialog shows why.
    }
  }
  return (
    <DialogForm
      open={open}
      title={words.title}
      words={{
        cancel: m.newKey.cancel,
        submit: words.submit,
        busy: m.newKey.saving,
        refused: m.newKey.refused,
      }}
      failure={isOfKey ? undefined : failure}
      saving={saving}
      onSubmit={submit}
      onCancel={giveUp}
      onClose={onClose}
    >
      <p className={dialog.text}>{words.help}</p>
      <Field
        label={m.newKey.name}
        help={m.newKey.nameHelp}
        error={tooLong ?? (checked ? missing.name : undefined)}
        required
      >
        <TextField data-autofocus value={name} onChange={(text) => type({ name: text })} autoComplete="off" />
      </Field>
      {kind === 'publicKey' ? (
        <Field
          label={m.newKey.key}
          help={m.newKey.keyHelp}
          error={isOfKey && sent === publicKey ? failure?.message : checked ? missing.publicKey : undefined}
          required
        >
          <TextArea mono rows={4} value={publicKey} onChange={setPublicKey} spellCheck={false} />
        </Field>
      ) : null}
    </DialogForm>
  )
}
