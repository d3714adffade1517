import { fleetResource, formatCount, useItem, useSession } from '@edconsole/console-core'
import { type ReactElement, useMemo, useState } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { Combobox } from '../../../parts/combobox/combobox.tsx'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { Field } from '../../../parts/field/field.tsx'
import { ErrorState } from '../../../patterns/states/error-state.tsx'
import type { FleetMessages } from './messages.ts'

export type AssignDialogProps = {
  open: boolean
  onClose: () => void
  count: number
  busy: boolean
  /** Null for no owner. */
  onAssign: (ownerId: number | null) => void
  m: FleetMessages
}

const NOBODY = 'nobody'

/** Asks who looks after the selected districts. */
export function AssignDialog({ open, onClose, count, busy, onAssign, m }: AssignDialogProps): ReactElement {
  const { data, errors, retry } = useItem(fleetResource.owners, {}, { enabled: open })
  const userId = String(useSession().user?.id ?? '')
  const [picked, setPicked] = useState<string | null>(null)
  const options = useMemo(
    () => [
      { value: NOBODY, label: m.assign.nobody },
      ...(data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    [data, m],
  )
  const mayBeMe = data?.some(({ id }) => String(id) === userId) ?? false
  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={busy}
      title={m.assign.title(formatCount(count), count === 1)}
      actions={
        <>
          <Button onClick={onClose}>{m.assign.cancel}</Button>
          <Button
            kind="primary"
            busy={busy}
            busyLabel={m.assign.busy}
            onClick={() => {
              if (picked !== null) onAssign(picked === NOBODY ? null : Number(picked))
            }}
          >
            {m.assign.confirm}
          </Button>
        </>
      }
    >
      {!data && errors.length > 0 ? (
        <ErrorState title={m.assign.failed} onRetry={retry} />
      ) : (
        <Field label={m.assign.owner}>
          <Combobox
            label={m.assign.owner}
            value={picked}
            options={options}
            disabled={!data}
            onChange={setPicked}
          />
        </Field>
      )}
      {mayBeMe && picked !== userId ? (
        <Button kind="link" size="sm" onClick={() => setPicked(userId)}>
          {m.assign.me}
        </Button>
      ) : null}
    </Dialog>
  )
}
