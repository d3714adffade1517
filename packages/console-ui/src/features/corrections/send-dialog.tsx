import {
  correctionsResource,
  useClock,
  useConsoleSettings,
  useDistrict,
  useMessages,
  useRun,
  zonedDay,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { DateField } from '../../parts/date-field/date-field.tsx'
import { Field } from '../../parts/field/field.tsx'
import { useLengthFault } from '../../parts/field/use-length-fault.ts'
import { TextArea } from '../../parts/text-area/text-area.tsx'
import * as dialog from '../../patterns/delete-dialog/dialog-text.css.ts'
import { DialogForm } from '../../patterns/dialog-form/dialog-form.tsx'
import { useKeptTexts } from '../../patterns/dialog-form/use-kept-texts.ts'
import type { Cause } from '../runs/causes/cause.ts'
import { correctionMessages } from './messages.ts'

export type SendDialogProps = { open: boolean; etlStatusId: number; cause: Cause; onClose: () => void }

const WEEK = 7 * 86_400_000
const NOTE_MAX = 2000
const DAY = /^\d{4}-\d\d-\d\d$/

/** Asks the district's contact to correct the rows of a cause. A failure stays in the dialog with its reason. */
export function SendDialog({ open, etlStatusId, cause, onClose }: SendDialogProps): ReactElement {
  const m = useMessages('corrections', correctionMessages)
  const { selected } = useDistrict()
  const { timeZone } = useConsoleSettings()
  const now = useClock()()
  const {
    texts: { note },
    type,
    forget,
  } = useKeptTexts('correction', `${etlStatusId} ${cause.key}`, { note: '' })
  const [dueOn, setDueOn] = useState(zonedDay(new Date(now.getTime() + WEEK), timeZone))
  const { run, saving, errors } = useRun(correctionsResource.send, {
    confirm: ({ sentTo }) => m.sent(sentTo),
    refresh: ['corrections'],
  })
  const address = selected?.contactEmailAddress?.trim() ?? ''
  const [isTried, setTried] = useState(false)
  const today = zonedDay(now, timeZone)
  const ownWrong = !DAY.test(dueOn) ? m.dueWrong : dueOn < today ? m.duePast : undefined
  const wrongDay = isTried ? (ownWrong ?? errors.find(({ field }) => field === 'dueOn')?.message) : undefined
  const [failure] = errors
  const problem =
    wrongDay || !failure
      ? undefined
      : {
          message: failure.message,
          // With 503 the server knows that the email didn't leave.
          outcomeUnknown: failure.outcomeUnknown && failure.status !== 503,
        }
  const wrongNote = useLengthFault()(note, NOTE_MAX)
  const send = async () => {
    setTried(true)
    if (ownWrong !== undefined || wrongNote !== undefined) return
    try {
      await run({ body: { etlStatusId, cause: cause.key, dueOn, note: note.trim() === '' ? null : note } })
      forget()
      onClose()
    } catch {
      // The failure stands in the dialog.
    }
  }
  return (
    <DialogForm
      open={open}
      title={m.sendTitle(selected?.districtName ?? '')}
      words={{
        cancel: m.cancel,
        submit: m.send,
        busy: m.sending,
        refused: m.notSent,
        unknown: m.unknown,
      }}
      failure={problem}
      saving={saving}
      disabledReason={address === '' ? m.noContact : undefined}
      onSubmit={send}
      onCancel={onClose}
      onClose={onClose}
    >
      <p className={dialog.text}>{address === '' ? m.noContact : m.sendText(address, cause.count)}</p>
      <Field label={m.dueOn} required error={wrongDay}>
        <DateField label={m.dueOn} value={dueOn} onChange={setDueOn} min={today} />
      </Field>
      <Field label={m.note} optional help={m.noteHelp} error={wrongNote}>
        <TextArea data-autofocus value={note} onChange={(text) => type({ note: text })} />
      </Field>
    </DialogForm>
  )
}
