import { useMessages } from '@edconsole/console-core'
import { type FormEvent, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Field } from '../field/field.tsx'
import { focusFirstInvalid } from '../field/focus-first-invalid.ts'
import { FailedIcon } from '../icons/icons.ts'
import { partMessages } from '../messages.ts'
import { TextField } from '../text-field/text-field.tsx'
import * as css from './confirm-dialog.css.ts'

export type ConfirmDialogProps = {
  open: boolean
  /** The thing, as a question: "Delete the Students template?" Never "Are you sure?". */
  title: string
  /** The consequence, in a sentence or two. A field that has to be filled in carries `data-autofocus`. */
  children: ReactNode
  /** Repeats the verb of the title: "Delete template". */
  confirmLabel: string
  /** Default "Cancel". */
  cancelLabel?: string
  onConfirm: () => void
  onCancel: () => void
  /** It destroys or stops something. */
  danger?: boolean
  /** The name to be typed first, where the loss is severe. */
  typeToConfirm?: string
  /** Why it cannot be done now, whatever is typed. */
  disabledReason?: string | undefined
  /** The action runs: the dialog stays until it ends. */
  busy?: boolean
  /** The -ing form: "Deleting". */
  busyLabel?: string
  /** Why it failed. The dialog stays open with it. */
  failure?: string | undefined
}

/** Renders a question with its consequence. The focus starts where something has to be typed, and otherwise on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const m = useMessages('parts', partMessages)
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel = m.cancel,
    onConfirm,
    onCancel,
    danger = false,
  } = props
  const { typeToConfirm, disabledReason, busy = false, busyLabel, failure } = props
  const [typed, setTyped] = useState('')
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const matches = typeToConfirm === undefined || typed.trim() === typeToConfirm

  useEffect(() => {
    if (!open) setTyped('')
  }, [open])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!matches || disabledReason !== undefined || busy) return
    onConfirm()
    focusFirstInvalid(form)
  }
  return (
    <Dialog
      alert
      open={open}
      locked={busy}
      onClose={onCancel}
      title={title}
      width="sm"
      actions={
        <>
          {/* The first one marked has the focus: a field that has to be filled in comes before Cancel. */}
          <Button data-autofocus onClick={onCancel} disabledReason={busy ? m.waitUntilDone : undefined}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={formId}
            kind={danger ? 'danger' : 'primary'}
            busy={busy}
            {...(busyLabel === undefined ? {} : { busyLabel })}
            disabledReason={disabledReason ?? (matches ? undefined : m.typeFirst(typeToConfirm ?? ''))}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form ref={form} className={css.body} id={formId} onSubmit={submit}>
        <div>{children}</div>
        {typeToConfirm === undefined ? null : (
          <Field label={m.typeToConfirm(typeToConfirm)} required>
            <TextField
              data-autofocus
              value={typed}
              onChange={setTyped}
              autoComplete="off"
              spellCheck={false}
            />
          </Field>
        )}
        {failure === undefined ? null : (
          <div className={css.failure} role="alert">
            <FailedIcon className={css.failureIcon} />
            {failure}
          </div>
        )}
      </form>
    </Dialog>
  )
}
