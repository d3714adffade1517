import {
  ALERT_EVENTS,
  useSave,
  type Webhook,
  type WebhookWithSecret,
  webhooksResource,
} from '@edconsole/console-core'
import { newWebhookSchema } from '@edconsole/console-core/schemas'
import { type ReactElement, useState } from 'react'
import { Field } from '../../parts/field/field.tsx'
import { useLengthFault } from '../../parts/field/use-length-fault.ts'
import { NumberField } from '../../parts/number-field/number-field.tsx'
import { Switch } from '../../parts/switch/switch.tsx'
import { TextField } from '../../parts/text-field/text-field.tsx'
import { DialogForm } from '../../patterns/dialog-form/dialog-form.tsx'
import { useKeptTexts } from '../../patterns/dialog-form/use-kept-texts.ts'
import { ChoiceList } from '../../patterns/form-lists/choice-list.tsx'
import { textsIn } from '../../patterns/form-lists/texts-in.ts'
import { ALERT_COMPONENTS } from '../alerts/choices.ts'
import type { WebhookMessages } from './messages.ts'

export type WebhookFormProps = {
  /** Of a new one; null: the client's. */
  districtId: number | null
  /** Absent: a new one. */
  webhook: Webhook | undefined
  open: boolean
  onClose: () => void
  onCreated: (created: WebhookWithSecret) => void
  m: WebhookMessages
}

type Inputs = {
  isEnabled: boolean
  events: string[]
  rejectedPercent: string
  components: string[]
}

const NAME_MAX = 80
const ADDRESS_MAX = 300

const NEW: Inputs = {
  isEnabled: true,
  events: ['importFailed', 'importLate', 'exportFailed'],
  rejectedPercent: '5',
  components: [],
}

const inputsOf = (webhook: Webhook | undefined): Inputs =>
  webhook ? Object.assign({}, webhook, { rejectedPercent: String(webhook.rejectedPercent) }) : NEW

/** Asks where a webhook posts to, and what about. What was typed outlives a refusal. */
export function WebhookForm(props: WebhookFormProps): ReactElement {
  const { districtId, webhook, open, onClose, onCreated, m } = props
  const words = m.form
  const [inputs, setInputs] = useState(() => inputsOf(webhook))
  const [checked, setChecked] = useState(false)
  const create = useSave(webhooksResource.create, { confirm: true })
  const update = useSave(webhooksResource.update, { confirm: true })
  const { texts, type, forget } = useKeptTexts('webhook', String(webhook?.id ?? 'new'), {
    name: webhook?.name ?? '',
    address: webhook?.address ?? '',
  })
  const { name, address } = texts
  const lengthFault = useLengthFault()
  const { isEnabled, events, rejectedPercent, components } = inputs
  const set = (change: Partial<Inputs>) => setInputs((before) => Object.assign({}, before, change))
  const judged = newWebhookSchema.safeParse({
    name,
    address: address.trim(),
    isEnabled,
    districtId,
    events,
    rejectedPercent: rejectedPercent.trim() === '' ? null : Number(rejectedPercent),
    components,
  })
  const errorOf = (field: keyof typeof words.missing): string | undefined =>
    checked && judged.error?.issues.some(({ path }) => path[0] === field) ? words.missing[field] : undefined
  const saving = create.saving || update.saving
  const giveUp = () => {
    forget()
    onClose()
  }
  const submit = async () => {
    setChecked(true)
    if (!judged.success) return
    const { districtId: _, ...fields } = judged.data
    try {
      if (webhook) {
        await update.run({ params: { id: webhook.id }, body: fields, record: webhook })
        giveUp()
      } else {
        const created = await create.run({ body: judged.data })
        forget()
        onCreated(created)
      }
    } catch {
      // The dialog shows why.
    }
  }
  const titles = webhook ? m.edit : m.create
  const [refused] = webhook ? update.errors : create.errors
  const list = { stored: null, onBlur: () => {}, disabled: false, readOnly: false }
  return (
    <DialogForm
      open={open}
      title={titles.title}
      words={{ cancel: words.cancel, submit: titles.submit, busy: words.busy, refused: titles.refused }}
      failure={refused}
      saving={saving}
      onSubmit={submit}
      onCancel={giveUp}
      onClose={onClose}
    >
      <Field
        label={words.name}
        help={words.nameHelp}
        error={lengthFault(name, NAME_MAX) ?? errorOf('name')}
        required
      >
        <TextField
          data-autofocus
          value={name}
          onChange={(value) => type({ name: value })}
          autoComplete="off"
        />
      </Field>
      <Field
        label={words.address}
        help={words.addressHelp}
        error={lengthFault(address, ADDRESS_MAX) ?? errorOf('address')}
        required
      >
        <TextField
          type="url"
          value={address}
          onChange={(value) => type({ address: value })}
          autoComplete="off"
        />
      </Field>
      <Switch
        spread
        label={words.enabled}
        help={words.enabledHelp}
        checked={isEnabled}
        onChange={(on) => set({ isEnabled: on })}
      />
      <Field label={words.events} error={errorOf('events')} required group>
        <ChoiceList
          {...list}
          label={words.events}
          value={events}
          onChange={(value) => set({ events: textsIn(value) })}
          options={ALERT_EVENTS.map((event) => ({ value: event, label: m.eventNames[event] }))}
        />
      </Field>
      {events.includes('rejectedRows') && (
        <>
          <Field label={words.rejectedPercent} error={errorOf('rejectedPercent')} required>
            <NumberField
              value={rejectedPercent}
              onChange={(value) => set({ rejectedPercent: value })}
              min={0}
              max={100}
              decimal
              unit={words.percent}
            />
          </Field>
          <Field label={words.components} help={words.componentsHelp} group>
            <ChoiceList
              {...list}
              label={words.components}
              value={components}
              onChange={(value) => set({ components: textsIn(value) })}
              options={ALERT_COMPONENTS}
            />
          </Field>
        </>
      )}
    </DialogForm>
  )
}
