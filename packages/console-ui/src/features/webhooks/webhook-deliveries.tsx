import {
  formatDateTime,
  useConsoleSettings,
  useItem,
  type Webhook,
  webhooksResource,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import * as form from '../../patterns/dialog-form/dialog-form.css.ts'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { DeliveryState } from './delivery-state.tsx'
import { outcomeOf, type WebhookMessages } from './messages.ts'
import * as css from './webhooks.css.ts'

export type WebhookDeliveriesProps = {
  webhook: Webhook
  open: boolean
  onClose: () => void
  m: WebhookMessages
}

/** What was sent to a receiver lately, what it answered, and what is sent again. */
export function WebhookDeliveries({ webhook, open, onClose, m }: WebhookDeliveriesProps): ReactElement {
  const words = m.deliveries
  const { timeZone } = useConsoleSettings()
  const { data, errors, retry } = useItem(webhooksResource.deliveries, { params: { id: webhook.id } })
  const time = (at: string) => formatDateTime(at, timeZone) ?? at
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title(webhook.name)}
      width="lg"
      actions={<Button onClick={onClose}>{words.back}</Button>}
    >
      <div className={form.parts}>
        <p className={form.text}>{words.text}</p>
        {data?.length === 0 ? (
          <p className={form.text}>{words.none}</p>
        ) : data ? (
          <ul className={css.list} aria-label={words.list}>
            {data.map((delivery) => {
              const { id, createdAt, type, event, districtName, attempts, nextAttemptAt } = delivery
              const facts = [
                districtName,
                words.sent(time(createdAt)),
                outcomeOf(delivery, m),
                words.attempts(attempts),
                nextAttemptAt === null ? null : words.next(time(nextAttemptAt)),
              ].filter((fact) => fact !== null)
              return (
                <li key={id} className={css.item}>
                  <p className={css.name}>
                    {words.what(
                      words.types[type] ?? type,
                      event === null ? null : (m.eventNames[event] ?? event),
                    )}{' '}
                    <DeliveryState delivery={delivery} m={m} />
                  </p>
                  {facts.map((fact) => (
                    <p key={fact} className={css.fact}>
                      {fact}
                    </p>
                  ))}
                </li>
              )
            })}
          </ul>
        ) : errors.length > 0 ? (
          <ErrorState failure={errors[0]} onRetry={retry} />
        ) : (
          <div aria-busy="true">
            <Skeleton width={220} />
          </div>
        )}
      </div>
    </Dialog>
  )
}
