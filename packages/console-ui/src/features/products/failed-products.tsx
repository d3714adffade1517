import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { CloseIcon, FailedIcon, RetryIcon } from '../../parts/icons/icons.ts'
import { productMessages } from './messages.ts'
import type { ProductFailure } from './product-change.ts'
import * as css from './products.css.ts'

export type FailedProductsProps = {
  failures: readonly ProductFailure[]
  nameOf(id: number): string
  onRetry(failure: ProductFailure): void
  onDismiss(id: number): void
  retrying: boolean
}

/** What was refused, with the server's reason: it stays on the page until it is tried again or dismissed. */
export function FailedProducts(props: FailedProductsProps): ReactElement | null {
  const { failures, nameOf, onRetry, onDismiss, retrying } = props
  const m = useMessages('products', productMessages)
  if (failures.length === 0) return null
  return (
    <ul className={css.rows} aria-label={m.failed.title}>
      {failures.map((failure) => {
        const name = nameOf(failure.id)
        return (
          <li key={failure.id} className={css.failedRow}>
            <span className={css.name}>
              <span className={css.title}>{name}</span>
              <span className={css.failure}>
                <FailedIcon size="sm" className={css.failureIcon} />
                {failure.change === 'add' ? m.failed.add : m.failed.remove}. {failure.message}
              </span>
            </span>
            <Button
              size="sm"
              icon={<RetryIcon />}
              busy={retrying}
              aria-label={m.failed.tryAgain(name)}
              onClick={() => onRetry(failure)}
            >
              {m.tryAgain}
            </Button>
            <IconButton
              size="sm"
              label={m.failed.dismiss(name)}
              icon={<CloseIcon size="sm" />}
              onClick={() => onDismiss(failure.id)}
            />
          </li>
        )
      })}
    </ul>
  )
}
