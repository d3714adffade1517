import { type ItemState, type ProductUse, placeOf, useAccess } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { useMayEditClients } from '../../features/clients/use-may-write-clients.ts'
import { Checkbox } from '../../parts/checkbox/checkbox.tsx'
import { NotLoaded } from '../../parts/not-loaded/not-loaded.tsx'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import { FormCell, FormSection } from '../../patterns/form-section/form-section.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { InstanceCreateMessages } from './messages.ts'
import * as css from './screen.css.ts'

type ProductsStepProps = {
  clientId: number | null | undefined
  products: Pick<ItemState<ProductUse[]>, 'data' | 'errors' | 'retry'>
  chosen: readonly number[]
  onChange: (chosen: readonly number[]) => void
  m: InstanceCreateMessages
}

/** Step 3: which of the client's products run on it. */
export function ProductsStep({ clientId, products, chosen, onChange, m }: ProductsStepProps): ReactElement {
  const { data, errors, retry } = products
  return (
    <FormSection stacked title={m.products.title} help={m.products.help}>
      <FormCell>
        {data === undefined ? (
          errors.length > 0 ? (
            <NotLoaded text={m.products.notLoaded} tryAgain={m.products.tryAgain} onRetry={retry} />
          ) : (
            <WaitingRows rows={3} height={32} />
          )
        ) : data.length === 0 ? (
          <NoSubscriptions clientId={clientId} m={m} />
        ) : (
          <ul className={css.products} aria-label={m.products.label}>
            {data.map(({ productId, name }) => (
              <li key={productId}>
                <Checkbox
                  label={name}
                  checked={chosen.includes(productId)}
                  onChange={(isOn) =>
                    onChange(isOn ? [...chosen, productId] : chosen.filter((id) => id !== productId))
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </FormCell>
    </FormSection>
  )
}

/** Which products are meant, and where the client gets them, for those who may give them. */
function NoSubscriptions({ clientId, m }: Pick<ProductsStepProps, 'clientId' | 'm'>): ReactElement {
  const { can } = useAccess()
  const mayAdd = useMayEditClients() && can('client') && clientId != null
  return (
    <p className={css.quiet}>
      {m.products.none}{' '}
      {mayAdd ? (
        <>
          <PlaceLink inText to={placeOf('client', { id: String(clientId) })}>
            {m.products.add}
          </PlaceLink>
          .
        </>
      ) : (
        m.products.later
      )}
    </p>
  )
}
