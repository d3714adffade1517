import { type CreatedInboxKey, type InboxKey, inboxResource, useSave } from '@edconsole/console-core'
import { type FormEvent, type ReactElement, useId, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { CopyButton } from '../../parts/copy-button/copy-button.tsx'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { ErrorSummary } from '../../parts/error-summary/error-summary.tsx'
import { Field } from '../../parts/field/field.tsx'
import { AddIcon } from '../../parts/icons/icons.ts'
import { KeyValue } from '../../parts/key-value/key-value.tsx'
import { TextArea } from '../../parts/text-area/text-area.tsx'
import { TextField } from '../../parts/text-field/text-field.tsx'
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
        <PasswordDialog open={open} password={created.password} username={username} onClose={close} m={m} />
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
  const formId = useId()
  const words = m.newKey[kind]
  const { run, saving, errors } = useSave(inboxResource.createKey, {
    confirm: (key) => m.newKey.done(key.name),
  })
  const [failure] = errors
  const isOfKey = failure?.field === 'publicKey'
  const missing = {
    name: name.trim() === '' ? m.newKey.nameMissing : undefined,
    publicKey: kind === 'publicKey' && publicKey.trim() === '' ? m.newKey.keyMissing : undefined,
  }
  const giveUp = () => {
    forget()
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (saving) return
    setChecked(true)
    if (missing.name !== undefined || missing.publicKey !== undefined) return
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
    <Dialog
      open={open}
      locked={saving}
      onClose={giveUp}
      title={words.title}
      actions={
        <>
          <Button onClick={giveUp}>{m.newKey.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" busy={saving} busyLabel={m.newKey.saving}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.parts} noValidate onSubmit={(event) => void submit(event)}>
        {failure && !isOfKey ? (
          <ErrorSummary title={m.newKey.refused} faults={[{ key: 'refused', text: failure.message }]} />
        ) : null}
        <p className={css.text}>{words.help}</p>
        <Field
          label={m.newKey.name}
          help={m.newKey.nameHelp}
          error={checked ? missing.name : undefined}
          required
        >
          <TextField
            data-autofocus
            value={name}
            onChange={(text) => type({ name: text })}
            maxLength={80}
            autoComplete="off"
          />
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
      </form>
    </Dialog>
  )
}

type PasswordDialogProps = {
  open: boolean
  username: string
  password: string
  onClose: () => void
  m: Messages
}

/** Shows a password, once. */
function PasswordDialog({ open, username, password, onClose, m }: PasswordDialogProps): ReactElement {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.newKey.shown.title}
      actions={
        <Button kind="primary" onClick={onClose}>
          {m.newKey.shown.done}
        </Button>
      }
    >
      <div className={css.parts}>
        <p className={css.text}>{m.newKey.shown.text}</p>
        <KeyValue
          label={m.newKey.shown.title}
          items={[
            { key: m.username, value: username, copy: username, mono: 'value' },
            {
              key: m.newKey.shown.password,
              value: (
                <span className={css.secret}>
                  {password}
                  <CopyButton text={password} what={m.newKey.shown.password} />
                </span>
              ),
              mono: 'value',
            },
          ]}
        />
      </div>
    </Dialog>
  )
}
