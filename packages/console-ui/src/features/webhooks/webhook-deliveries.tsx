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
      <div className={css.parts}>
        <p className={css.text}>{words.text}</p>
        {data?.length === 0 ? (
          <p className={css.text}>{words.none}</p>
        ) : data ? (
          <div className={css.scroll}>
            <table className={css.table} aria-label={words.table}>
              <thead>
                <tr>
                  {[words.at, words.message, words.state].map((title) => (
                    <th key={title} scope="col" className={css.head}>
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.map((delivery) => {
                  const { id, createdAt, type, event, districtName, attempts, nextAttemptAt } = delivery
                  return (
                    <tr key={id}>
                      <td className={css.line}>{time(createdAt)}</td>
                      <td className={css.line}>
                        {words.types[type] ?? type}
                        {event !== null && <p className={css.fact}>{m.eventNames[event] ?? event}</p>}
                        {districtName !== null && <p className={css.fact}>{districtName}</p>}
                      </td>
                      <td className={css.line}>
                        <DeliveryState delivery={delivery} m={m} />
                        <p className={css.fact}>{outcomeOf(delivery, m)}</p>
                        <p className={css.fact}>{words.attempts(attempts)}</p>
                        {nextAttemptAt !== null && (
                          <p className={css.fact}>{words.next(time(nextAttemptAt))}</p>
                        )}
                      </td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </div>
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
