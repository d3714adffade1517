import {
  type Instance,
  type InstanceStatus,
  type InstanceStep,
  instanceMoves,
  instanceStatusNeedsReason,
  instancesResource,
  useMessages,
  useSave,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog/confirm-dialog.tsx'
import { Field } from '../../parts/field/field.tsx'
import { TextArea } from '../../parts/text-area/text-area.tsx'
import * as dialog from '../../patterns/delete-dialog/dialog-text.css.ts'
import { useKeptTexts } from '../../patterns/dialog-form/use-kept-texts.ts'
import * as css from './instances.css.ts'
import { instanceMessages } from './messages.ts'

/** An instance from a list, which has no steps, or with all of it. */
export type MovedInstance = Pick<Instance, 'id' | 'name' | 'status' | 'updatedAt'> & {
  readonly steps?: readonly InstanceStep[] | null
}

/** These stop people from signing in, or remove something. */
const DANGER: readonly InstanceStatus[] = ['suspended', 'failed', 'deprovisioning', 'retired']
/** Before these, the name has to be typed. */
const SEVERE: readonly InstanceStatus[] = ['deprovisioning', 'retired']
/** These go on with the steps of creating it, or stop them. */
const KEEPS: readonly InstanceStatus[] = ['provisioning', 'failed']
const REASON_MAX = 500

export type StatusDialogProps = {
  instance: MovedInstance
  to: InstanceStatus
  onClose: () => void
}

/**
 * Asks before an instance is moved, and why where that must be known (R30). What is typed stays if the move is refused; if
 * another user moved the instance meanwhile, it says so and offers the move only while it is still allowed.
 */
export function StatusDialog({ instance, to, onClose }: StatusDialogProps): ReactElement {
  const m = useMessages('instances', instanceMessages)
  const { change } = m
  const [opened] = useState(instance.status)
  const [isJudged, setJudged] = useState(false)
  const { run, saving, errors } = useSave(instancesResource.setStatus, { confirm: true })
  const { id, name, status, steps } = instance
  const {
    texts: { reason },
    type,
    forget,
  } = useKeptTexts('instance-status', `${id} ${to}`, { reason: '' })
  const given = reason.trim()
  const needsReason = instanceStatusNeedsReason(to)
  const fault =
    needsReason && given === ''
      ? change.reasonMissing
      : given.length > REASON_MAX
        ? change.reasonLong
        : undefined
  // A list doesn't tell the steps; of what is only requested none has run
  const hasDone = steps?.some(({ state }) => state === 'done') ?? opened !== 'requested'
  const keeps = hasDone && KEEPS.includes(to)
  const isAllowed = instanceMoves(instance).includes(to)
  const giveUp = () => {
    forget()
    onClose()
  }
  const save = async (): Promise<void> => {
    setJudged(true)
    if (fault !== undefined) return
    try {
      const body = { status: to, reason: given === '' ? null : given }
      await run({ params: { id }, body, record: instance })
    } catch {
      // The failure stands in the dialog.
      return
    }
    giveUp()
  }
  return (
    <ConfirmDialog
      open
      danger={DANGER.includes(to)}
      title={change.title[to](name, opened)}
      confirmLabel={m.moves[to](opened)}
      {...(SEVERE.includes(to) ? { typeToConfirm: name } : {})}
      disabledReason={isAllowed || saving ? undefined : change.moved(name, m.statuses[status] ?? status)}
      busy={saving}
      busyLabel={change.busy}
      failure={errors[0]?.message}
      onConfirm={() => void save()}
      onCancel={giveUp}
    >
      <div className={css.fields}>
        <p className={dialog.text}>{keeps ? `${change.kept} ${change.text[to]}` : change.text[to]}</p>
        <Field
          label={change.reason}
          required={needsReason}
          optional={!needsReason}
          help={change.reasonOptional}
          error={isJudged ? fault : undefined}
        >
          <TextArea
            value={reason}
            onChange={(text) => type({ reason: text })}
            rows={2}
            {...(needsReason && { 'data-autofocus': true })}
          />
        </Field>
      </div>
    </ConfirmDialog>
  )
}
