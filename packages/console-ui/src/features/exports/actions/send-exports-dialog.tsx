import { type Export, useDistrictScope } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { SendIcon } from '../../../parts/icons/icons.ts'
import { KeyValue, type KeyValueItem } from '../../../parts/key-value/key-value.tsx'
import * as dialog from '../../../patterns/delete-dialog/dialog-text.css.ts'
import { destinationText } from '../run/destination-text.ts'
import { useSendExports } from '../run/use-send-exports.ts'
import type { ExportActionMessages } from './messages.ts'
import * as css from './send-exports-dialog.css.ts'
import { type SendingFacts, whyNotSent } from './why-not-sent.ts'

/** What the call takes ([S7] `POST /export/send-now`). */
const MOST = 100

export type SendExportsDialogProps = {
  /** What was asked for. Those that cannot be sent now are listed with their reason, and left out. */
  exports: readonly Export[]
  /** What is known about them. */
  facts: SendingFacts
  onClose(): void
  onStarted(): void
  texts: ExportActionMessages
}

/** Asks before exports are sent, with what goes where (ux 9.7). A failure stays here with its reason; then none was sent. */
export function SendExportsDialog(props: SendExportsDialogProps): ReactElement {
  const { exports, facts, onClose, onStarted, texts } = props
  const { send: m } = texts
  const district = useDistrictScope()?.name ?? ''
  const judged = exports.map((one) => ({ one, reason: whyNotSent(one, facts, texts) }))
  const due = judged.flatMap(({ one, reason }) => (reason === undefined ? [one] : []))
  const [only] = due
  const isOne = due.length === 1 && only !== undefined
  const { send, sending, reason } = useSendExports(isOne ? m.startedOne(only.name) : m.started(due.length))
  const submit = async (): Promise<void> => {
    if ((await send(due.map(({ id }) => id))) !== null) onStarted()
  }
  return (
    <Dialog
      alert
      open
      onClose={onClose}
      title={due.length === 0 ? m.titleNone : isOne ? m.titleOne(only.name) : m.title(due.length)}
      locked={sending}
      actions={
        <>
          <Button onClick={onClose} data-autofocus>
            {due.length === 0 ? m.close : m.cancel}
          </Button>
          {due.length === 0 ? null : (
            <Button
              kind="primary"
              icon={<SendIcon />}
              busy={sending}
              busyLabel={m.busy}
              disabledReason={due.length > MOST ? m.tooMany(MOST) : undefined}
              onClick={() => void submit()}
            >
              {m.submit(due.length)}
            </Button>
          )}
        </>
      }
    >
      {due.length === 0 ? null : <p className={dialog.text}>{m.rows}</p>}
      <div className={css.lists}>
        <KeyValue items={[{ key: m.district, value: district }]} />
        <Facts title={m.list} items={due.map((one) => ({ key: one.name, value: whereTo(one, texts) }))} />
        <Facts
          title={m.left}
          items={judged.flatMap(({ one, reason }) =>
            reason === undefined ? [] : [{ key: one.name, value: reason }],
          )}
        />
      </div>
      {reason === null ? null : (
        <p role="alert" className={dialog.problem}>
          {reason}
        </p>
      )}
    </Dialog>
  )
}

const whereTo = ({ deliveryMethod, host }: Export, { download }: ExportActionMessages): string =>
  destinationText({ deliveryMethod, destination: host }, { download })

function Facts({ title, items }: { title: string; items: readonly KeyValueItem[] }): ReactElement | null {
  const id = useId()
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <p id={id} className={css.heading}>
        {title}
      </p>
      <KeyValue items={items} label={title} />
    </section>
  )
}
