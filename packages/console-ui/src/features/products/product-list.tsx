import { type ReactElement, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Badge } from '../../parts/badge/badge.tsx'
import { Button } from '../../parts/button/button.tsx'
import { CountPill } from '../../parts/count-pill/count-pill.tsx'
import { FailedIcon } from '../../parts/icons/icons.ts'
import { classNames } from '../../styles/class-names.ts'
import type { ProductMessages } from './messages.ts'
import type { ProductChange, ProductChoice } from './product-change.ts'
import * as css from './products.css.ts'

export type ListedProduct = {
  readonly product: ProductChoice
  /** What saving will do with it. */
  readonly change: ProductChange | undefined
  /** Why it was refused the last time. */
  readonly failure: string | undefined
}

export type ProductListProps = {
  title: string
  products: readonly ListedProduct[]
  /** What the button of an unchanged product does. */
  action: ProductChange
  onMove(product: ProductChoice): void
  disabled: boolean
  empty: string | null
  before?: ReactNode
  m: ProductMessages
}

/** One of the two lists. After a move the focus stays in it, so that several can be moved in a row. */
export function ProductList(props: ProductListProps): ReactElement {
  const { title, products, action, onMove, disabled, empty, before, m } = props
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const [moved, setMoved] = useState<number | null>(null)
  useLayoutEffect(() => {
    if (moved === null) return
    setMoved(null)
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('li button') ?? [])]
    ;(buttons[Math.min(moved, buttons.length - 1)] ?? root.current)?.focus()
  }, [moved])

  return (
    <section ref={root} className={css.list} aria-labelledby={id} tabIndex={-1}>
      <h3 id={id} className={css.heading}>
        {title} <CountPill value={products.length} />
      </h3>
      {before === null || before === undefined ? null : <div className={css.before}>{before}</div>}
      {products.length === 0 ? (
        empty !== null && <p className={css.empty}>{empty}</p>
      ) : (
        <ul className={css.rows}>
          {products.map(({ product, change, failure }, index) => (
            <li
              key={product.id}
              className={classNames(
                css.row,
                change !== undefined && css.changed,
                failure !== undefined && css.refused,
              )}
            >
              <span className={css.name}>
                <span className={css.title}>{product.name}</span>
                {product.note === undefined ? null : <span className={css.detail}>{product.note}</span>}
              </span>
              {change === undefined ? null : (
                <Badge tone={failure === undefined ? 'info' : 'danger'}>
                  {failure === undefined
                    ? change === 'add'
                      ? m.added
                      : m.removed
                    : change === 'add'
                      ? m.failed.add
                      : m.failed.remove}
                </Badge>
              )}
              <Button
                size="sm"
                aria-label={
                  change !== undefined
                    ? m.undoOne(product.name)
                    : action === 'add'
                      ? m.addOne(product.name)
                      : m.removeOne(product.name)
                }
                onClick={() => {
                  if (disabled) return
                  setMoved(index)
                  onMove(product)
                }}
              >
                {change !== undefined ? m.undo : action === 'add' ? m.add : m.remove}
              </Button>
              {failure === undefined ? null : (
                <span className={css.failure}>
                  <FailedIcon size="sm" className={css.failureIcon} />
                  {failure}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
