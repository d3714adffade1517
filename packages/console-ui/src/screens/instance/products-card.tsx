import {
  CONSTANTS,
  clientsResource,
  formatDateTime,
  type InstanceDetailed,
  instancesResource,
  isInstanceClosed,
  type ProductUse,
  SUBSCRIPTION_EXPIRING_DAYS,
  type Subscription,
  subscriptionsResource,
  useClock,
  useConsoleSettings,
  useItem,
  useList,
  zonedDay,
} from '@edconsole/console-core'
import { type ReactElement, useMemo, useState } from 'react'
import { FailedProducts } from '../../features/products/failed-products.tsx'
import { ProductsDialog } from '../../features/products/products-dialog.tsx'
import { useProductChanges } from '../../features/products/use-product-changes.ts'
import { Button } from '../../parts/button/button.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog/confirm-dialog.tsx'
import { writeDay } from '../../parts/date-field/read-day.ts'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { AddIcon, CompletedIcon, DeleteIcon } from '../../parts/icons/icons.ts'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import * as statusCss from '../../parts/status/status.css.ts'
import { Card } from '../../patterns/card/card.tsx'
import * as dialog from '../../patterns/delete-dialog/dialog-text.css.ts'
import { classNames } from '../../styles/class-names.ts'
import type { InstanceScreenMessages } from './messages.ts'
import * as css from './screen.css.ts'

type ProductsCardProps = { instance: InstanceDetailed; mayWrite: boolean; m: InstanceScreenMessages }

/** What runs on the instance. A change that was refused stays, with the server's reason, until it is dealt with. */
export function ProductsCard({ instance, mayWrite, m: { products: m } }: ProductsCardProps): ReactElement {
  const { id, name, clientId, products, status } = instance
  const { timeZone } = useConsoleSettings()
  const today = zonedDay(useClock()(), CONSTANTS.timeZone)
  const [managing, setManaging] = useState(false)
  const [removed, setRemoved] = useState<ProductUse | null>(null)
  const subscriptions = useList(
    subscriptionsResource.list,
    { filter: { clientId: [String(clientId)] }, limit: CONSTANTS.limitMax },
    { within: { clientId }, silent: true },
  )
  const ends = useMemo(
    () => endsByProduct(subscriptions.data ?? [], { id, today }),
    [subscriptions.data, id, today],
  )
  const owned = useItem(
    clientsResource.products,
    { params: { id: clientId } },
    { enabled: managing, silent: true },
  )
  const changes = useProductChanges(
    { add: instancesResource.addProducts, remove: instancesResource.removeProducts },
    { id, confirmation: m.done(name) },
  )
  const noteOf = (productId: number) => {
    const end = ends.get(productId)
    return end === undefined ? undefined : `${m.ends} ${writeDay(end)}`
  }
  const choices = (uses: readonly ProductUse[]) =>
    uses.map((use) => ({ id: use.productId, name: use.name, note: noteOf(use.productId) }))
  const names = new Map([...(owned.data ?? []), ...products].map((use) => [use.productId, use.name]))
  const mayChange = mayWrite && !isInstanceClosed(status)
  return (
    <Card
      title={m.title}
      count={products.length}
      aside={
        mayChange ? (
          <Button size="sm" icon={<AddIcon />} onClick={() => setManaging(true)}>
            {m.manage}
          </Button>
        ) : undefined
      }
    >
      {products.length === 0 ? (
        <p className={css.note}>{m.none}</p>
      ) : (
        <>
          <div className={classNames(css.row, css.head)} aria-hidden="true">
            <span>{m.product}</span>
            <span>{m.status}</span>
            <span>{m.added}</span>
            <span>{m.ends}</span>
          </div>
          <ul className={css.rows} aria-label={m.title}>
            {products.map((use) => (
              <li key={use.productId} className={css.row}>
                <span className={css.name}>{use.name}</span>
                <span className={statusCss.text}>
                  <CompletedIcon size="md" className={statusCss.icon.success} />
                  {m.on}
                </span>
                <span className={css.seldom}>{formatDateTime(use.enabledAt, timeZone).slice(0, 10)}</span>
                <span className={css.seldom}>
                  <End day={ends.get(use.productId)} today={today} m={m} />
                </span>
                {mayChange ? (
                  <IconButton
                    size="sm"
                    label={m.remove(use.name)}
                    icon={<DeleteIcon />}
                    onClick={() => setRemoved(use)}
                  />
                ) : (
                  <span />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <FailedProducts
        failures={changes.failures}
        nameOf={(productId) => names.get(productId) ?? String(productId)}
        onRetry={(failure) => void changes.retry(failure)}
        onDismiss={changes.dismiss}
        retrying={changes.saving}
      />
      {managing ? (
        <ProductsDialog
          open
          onClose={() => setManaging(false)}
          title={m.dialog(name)}
          current={choices(products)}
          available={owned.data && choices(owned.data)}
          noneAvailable={m.noneOwned}
          onRetry={owned.errors.length > 0 ? owned.retry : undefined}
          save={changes.save}
          saving={changes.saving}
          removalNote={m.removalNote}
        />
      ) : null}
      {removed ? (
        <ConfirmDialog
          open
          danger
          title={m.removeTitle(removed.name, name)}
          confirmLabel={m.removeConfirm}
          busy={changes.saving}
          busyLabel={m.removing}
          onCancel={() => setRemoved(null)}
          onConfirm={() =>
            void changes.save({ added: [], removed: [removed.productId] }).then(() => setRemoved(null))
          }
        >
          <p className={dialog.text}>{m.removeText}</p>
        </ConfirmDialog>
      ) : null}
    </Card>
  )
}

/**
 * The last day of each product's subscription that is for this instance or for all of the client's: of those that run now the
 * longest, as on the page of the client; where none does, of all.
 */
const endsByProduct = (
  subscriptions: readonly Subscription[],
  { id, today }: { id: number; today: string },
): ReadonlyMap<number, string> => {
  const own = subscriptions.filter(
    ({ instanceId, status }) => (instanceId === null || instanceId === id) && status !== 'cancelled',
  )
  const runsNow = ({ startDate, endDate }: Subscription) => startDate <= today && today <= endDate
  const ends = new Map<number, string>()
  for (const found of [own.filter((one) => !runsNow(one)), own.filter(runsNow)]) {
    const longest = new Map<number, string>()
    for (const { productId, endDate } of found)
      if (endDate > (longest.get(productId) ?? '')) longest.set(productId, endDate)
    for (const [productId, endDate] of longest) ends.set(productId, endDate)
  }
  return ends
}

type EndProps = { day: string | undefined; today: string; m: InstanceScreenMessages['products'] }

function End({ day, today, m }: EndProps): ReactElement {
  if (day === undefined) return <NoValue />
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
  if (days < 0) return <span className={css.ended}>{writeDay(day)}</span>
  return days <= SUBSCRIPTION_EXPIRING_DAYS ? (
    <span>
      <span className={css.soon}>{writeDay(day)}</span> <span className={css.ended}>{m.left(days)}</span>
    </span>
  ) : (
    <span>{writeDay(day)}</span>
  )
}
