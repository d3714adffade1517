import {
  type Client,
  CONSTANTS,
  clientsResource,
  type ItemState,
  type ListState,
  type ProductUse,
  productsResource,
  type Subscription,
  useList,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { useMayEditClients } from '../../features/clients/use-may-write-clients.ts'
import { FailedProducts } from '../../features/products/failed-products.tsx'
import { ProductsDialog } from '../../features/products/products-dialog.tsx'
import { useProductChanges } from '../../features/products/use-product-changes.ts'
import { Button } from '../../parts/button/button.tsx'
import { writeDay } from '../../parts/date-field/read-day.ts'
import { NotLoaded } from '../../parts/not-loaded/not-loaded.tsx'
import * as cardCss from '../../patterns/card/card.css.ts'
import { Card } from '../../patterns/card/card.tsx'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import type { ClientPageMessages } from './messages.ts'
import * as css from './screen.css.ts'
import type { ProductLine, Timeline } from './timeline.ts'
import { TimelineView } from './timeline-view.tsx'

export type ProductsCardProps = {
  client: Client
  products: ItemState<ProductUse[]>
  subscriptions: ListState<Subscription>
  /** Undefined until both are there. */
  timeline: Timeline | undefined
  m: ClientPageMessages
}

/** What the client has and until when, and the way to change it. */
export function ProductsCard({
  client,
  products,
  subscriptions,
  timeline,
  m,
}: ProductsCardProps): ReactElement {
  const mayEdit = useMayEditClients()
  const [isOpen, setOpen] = useState(false)
  const available = useList(
    productsResource.list,
    { filter: { isActive: true }, limit: CONSTANTS.limitMax },
    { enabled: mayEdit && isOpen },
  )
  const changes = useProductChanges(
    { add: clientsResource.addProducts, remove: clientsResource.removeProducts },
    { id: client.id, confirmation: m.updated(client.clientName), refresh: REFRESHED },
  )
  const lineOf = (productId: number) => timeline?.lines.find((line) => line.productId === productId)
  const nameOf = (productId: number) =>
    available.data?.find(({ id }) => id === productId)?.name ?? lineOf(productId)?.name ?? String(productId)
  const failure = products.data ? undefined : products.errors[0]
  return (
    <Card
      title={m.sections.products}
      count={timeline?.lines.filter(({ has }) => has).length}
      busy={timeline === undefined && failure === undefined}
      aside={
        mayEdit && products.data ? (
          <Button size="sm" onClick={() => setOpen(true)}>
            {m.products.change}
          </Button>
        ) : null
      }
    >
      <FailedProducts
        failures={isOpen ? [] : changes.failures}
        nameOf={nameOf}
        onRetry={(one) => void changes.retry(one)}
        onDismiss={changes.dismiss}
        retrying={changes.saving}
      />
      {failure ? (
        <ErrorState failure={failure} onRetry={products.retry} />
      ) : timeline === undefined ? (
        <WaitingRows rows={4} height={46} />
      ) : (
        <>
          {subscriptions.data === undefined ? (
            <div className={css.notLoaded}>
              <NotLoaded
                text={m.products.subscriptionsFailed}
                tryAgain={m.products.tryAgain}
                onRetry={subscriptions.retry}
              />
            </div>
          ) : null}
          {timeline.lines.length === 0 ? (
            <p className={cardCss.text}>{m.products.none}</p>
          ) : (
            <TimelineView timeline={timeline} m={m.products} />
          )}
        </>
      )}
      {mayEdit ? (
        <ProductsDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title={m.products.dialog(client.clientName)}
          current={(products.data ?? []).map(({ productId, name }) => ({
            id: productId,
            name,
            note: noteOf(lineOf(productId), m),
          }))}
          available={available.data}
          noneAvailable={m.products.noneOffered}
          onRetry={available.errors.length > 0 ? available.retry : undefined}
          save={changes.save}
          saving={changes.saving}
          removalNote={m.products.removalNote}
        />
      ) : null}
    </Card>
  )
}

const REFRESHED = ['subscriptions']

/** What removing it would end. */
const noteOf = (line: ProductLine | undefined, m: ClientPageMessages): string | undefined =>
  line !== undefined && line.daysLeft !== null && line.day !== null
    ? `${m.products.ends} ${writeDay(line.day)}`
    : undefined
