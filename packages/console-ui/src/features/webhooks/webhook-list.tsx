import {
  formatDateTime,
  useConsoleSettings,
  useRemove,
  useSave,
  type Webhook,
  type WebhookDelivery,
  type WebhookWithSecret,
  webhooksResource,
} from '@edconsole/console-core'
import { type ReactElement, useRef, useState } from 'react'
import { Badge } from '../../parts/badge/badge.tsx'
import { Button } from '../../parts/button/button.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog/confirm-dialog.tsx'
import { focusIfLost } from '../../parts/way-back/focus-if-lost.ts'
import { useFocusKept } from '../../patterns/define-screen/use-focus-kept.ts'
import * as form from '../../patterns/dialog-form/dialog-form.css.ts'
import { DeliveryState } from './delivery-state.tsx'
import { outcomeOf, type WebhookMessages } from './messages.ts'
import * as css from './webhooks.css.ts'

export type WebhookListProps = {
  webhooks: readonly Webhook[]
  mayEdit: boolean
  onEdit: (webhook: Webhook) => void
  onDeliveries: (webhook: Webhook) => void
  onSecret: (created: WebhookWithSecret) => void
  m: WebhookMessages
}

type Asking = { readonly about: 'remove' | 'rotate'; readonly webhook: Webhook }

/** Webhooks with the last message of each, and what can be done with them. */
export function WebhookList(props: WebhookListProps): ReactElement {
  const { webhooks, mayEdit, onEdit, onDeliveries, onSecret, m } = props
  const { timeZone } = useConsoleSettings()
  const [asking, setAsking] = useState<Asking>()
  const [tested, setTested] = useState<{ id: number; delivery: WebhookDelivery }>()
  const [testing, setTesting] = useState<number>()
  const region = useRef<HTMLDivElement>(null)
  // The button of a removed webhook goes only when the list has been fetched again.
  useFocusKept(region, '')
  const test = useSave(webhooksResource.test)
  const rotate = useSave(webhooksResource.rotateSecret, { confirm: ({ name }) => m.rotate.done(name) })
  const remove = useRemove(webhooksResource.remove, {
    confirm: () => m.remove.done(asking?.webhook.name ?? ''),
  })
  const close = () => {
    setAsking(undefined)
    requestAnimationFrame(() => region.current && focusIfLost(region.current))
  }
  const confirm = async ({ about, webhook: { id } }: Asking) => {
    try {
      if (about === 'rotate') return onSecret(await rotate.run({ params: { id } }))
      await remove.run({ params: { id } })
      close()
    } catch {
      // The dialog shows why.
    }
  }
  const send = async ({ id }: Webhook) => {
    setTesting(id)
    setTested(undefined)
    try {
      setTested({ id, delivery: await test.run({ params: { id } }) })
    } catch {
      // A message has said why.
    }
    setTesting(undefined)
  }
  const { saving, errors } = asking?.about === 'rotate' ? rotate : remove
  return (
    // It takes the focus of a button that goes away.
    <div ref={region} tabIndex={-1}>
      {webhooks.length === 0 ? (
        <p className={form.text}>{m.none}</p>
      ) : (
        <ul className={css.list} aria-label={m.list}>
          {webhooks.map((webhook) => {
            const { id, name, address, isEnabled, districtId, districtName, events, lastDelivery } = webhook
            const button = (action: keyof typeof m.actions, run: () => void) => (
              <Button
                size="sm"
                aria-label={m.actionOf(m.actions[action], name)}
                busy={action === 'test' && testing === id}
                busyLabel={m.testing}
                onClick={run}
              >
                {m.actions[action]}
              </Button>
            )
            return (
              <li key={id} className={css.item}>
                <p className={css.name}>
                  {name} {!isEnabled && <Badge>{m.off}</Badge>}
                </p>
                <p className={css.fact}>{address}</p>
                <p className={css.fact}>{districtId === null ? m.allDistricts : districtName}</p>
                <p className={css.fact}>{m.events(events.map((event) => m.eventNames[event] ?? event))}</p>
                <p className={css.fact}>
                  {lastDelivery ? (
                    <>
                      {m.lastSent(formatDateTime(lastDelivery.createdAt, timeZone) ?? '')}{' '}
                      <DeliveryState delivery={lastDelivery} m={m} />
                    </>
                  ) : (
                    m.notSent
                  )}
                </p>
                <p className={css.actions}>
                  {mayEdit && webhook.canChange && button('test', () => void send(webhook))}
                  {button('deliveries', () => onDeliveries(webhook))}
                  {mayEdit && webhook.canChange && (
                    <>
                      {button('edit', () => onEdit(webhook))}
                      {button('rotate', () => setAsking({ about: 'rotate', webhook }))}
                      {button('remove', () => setAsking({ about: 'remove', webhook }))}
                    </>
                  )}
                </p>
                <p role="status" className={form.text}>
                  {tested?.id === id && testResult(tested.delivery, m)}
                </p>
              </li>
            )
          })}
        </ul>
      )}
      {asking && (
        <ConfirmDialog
          danger={asking.about === 'remove'}
          open
          title={m[asking.about].title(asking.webhook.name)}
          confirmLabel={m[asking.about].confirm}
          busy={saving}
          busyLabel={m[asking.about].busy}
          failure={errors[0]?.message}
          onConfirm={() => void confirm(asking)}
          onCancel={close}
        >
          {m[asking.about].text}
        </ConfirmDialog>
      )}
    </div>
  )
}

const testResult = (delivery: WebhookDelivery, m: WebhookMessages): string => {
  const { status, answerCode } = delivery
  if (answerCode === null) return m.tested.failed(outcomeOf(delivery, m) ?? '')
  return status === 'delivered' ? m.tested.delivered(answerCode) : m.tested.answered(answerCode)
}
