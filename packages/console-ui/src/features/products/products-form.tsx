import { useMessages } from '@edconsole/console-core'
import { type ReactElement, useEffect, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { NotLoaded } from '../../parts/not-loaded/not-loaded.tsx'
import { SearchField } from '../../parts/search-field/search-field.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { LiveRegion } from '../../patterns/live-region/live-region.tsx'
import { productMessages } from './messages.ts'
import type { ProductChange, ProductChanges, ProductChoice, ProductFailure } from './product-change.ts'
import { useProductDraft } from './product-draft.ts'
import { type ListedProduct, ProductList } from './product-list.tsx'
import * as css from './products.css.ts'

export type ProductsDialogProps = {
  open: boolean
  onClose(): void
  /** Names whose products they are. */
  title: string
  /** The products that are there now. */
  current: readonly ProductChoice[]
  /** Every product that can be had; those of `current` among them are left out. Undefined until it arrives. */
  available: readonly ProductChoice[] | undefined
  /** Said where there are no products at all: where they come from. */
  noneAvailable?: string
  /** Reads the available products again; given when they couldn't be read. */
  onRetry?: (() => void) | undefined
  /** Saves and returns what was refused; without any the dialog closes. See `useProductChanges`. */
  save(changes: ProductChanges): Promise<readonly ProductFailure[]>
  saving: boolean
  /** The consequence of removing, shown while a product is to be removed. */
  removalNote?: string
}

/** From this many on the available products can be searched. */
const SEARCH_FROM = 8

/** Two lists, between which products move by buttons. Failed ones stay marked with their message ([S8]). */
export function ProductsForm(props: ProductsDialogProps): ReactElement {
  const { open, onClose, title, current, available, noneAvailable, onRetry, save, saving, removalNote } =
    props
  const m = useMessages('products', productMessages)
  const draft = useProductDraft(title)
  const [wanted, setWanted] = useState(draft.read)
  // Saved, and not yet among what was read again.
  const [saved, setSaved] = useState<ReadonlySet<number>>(new Set())
  const [failures, setFailures] = useState<readonly ProductFailure[]>([])
  const [outOf, setOutOf] = useState(0)
  const [search, setSearch] = useState('')
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (open) return
    setWanted(draft.read())
    setSaved(new Set())
    setFailures([])
    setSearch('')
    setSaid('')
  }, [open, draft])

  const has = new Set(current.map(({ id }) => id))
  const all = [...current, ...(available ?? []).filter(({ id }) => !has.has(id))].sort((a, b) =>
    a.name.localeCompare(b.name),
  )
  const changeOf = (id: number): ProductChange | undefined => {
    const change = wanted.get(id)
    return change !== undefined && !saved.has(id) && (change === 'add') !== has.has(id) ? change : undefined
  }
  const isIn = (id: number) => (wanted.get(id) ?? (has.has(id) ? 'add' : 'remove')) === 'add'
  const listed = all.map((product): ListedProduct & { readonly within: boolean } => ({
    product,
    within: isIn(product.id),
    change: changeOf(product.id),
    failure: failures.find(({ id }) => id === product.id)?.message,
  }))
  const sent = (change: ProductChange) => all.flatMap(({ id }) => (changeOf(id) === change ? [id] : []))
  const changes: ProductChanges = { added: sent('add'), removed: sent('remove') }
  const count = changes.added.length + changes.removed.length

  const keep = (
    next: ReadonlyMap<number, ProductChange>,
    done: ReadonlySet<number>,
    refused: readonly ProductFailure[],
  ) => {
    setWanted(next)
    setSaved(done)
    setFailures(refused)
    // What was refused is offered again by the page.
    const tried = new Set([...done, ...refused.map(({ id }) => id)])
    draft.keep([...next].filter(([id]) => !tried.has(id)))
  }
  const giveUp = () => {
    draft.keep([])
    onClose()
  }
  const move = ({ id, name }: ProductChoice) => {
    const to = isIn(id) ? 'remove' : 'add'
    const isBack = (to === 'add') === has.has(id)
    const next = new Map(wanted)
    if (isBack) next.delete(id)
    else next.set(id, to)
    keep(
      next,
      new Set([...saved].filter((one) => one !== id)),
      failures.filter((one) => one.id !== id),
    )
    setSaid(m.moved(name, isBack ? undefined : to))
  }
  const submit = async () => {
    const refused = await save(changes)
    if (refused.length === 0) return giveUp()
    const ids = new Set(refused.map(({ id }) => id))
    const done = [...changes.added, ...changes.removed].filter((id) => !ids.has(id))
    keep(wanted, new Set([...saved, ...done]), refused)
    setOutOf(count)
  }

  const text = search.trim().toLocaleLowerCase()
  const offered = listed.filter(({ within }) => !within)
  const shown = offered.filter(
    ({ product, change }) => change !== undefined || product.name.toLocaleLowerCase().includes(text),
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      width="lg"
      locked={saving}
      actions={
        <>
          <span className={css.summary}>{m.summary(changes.added.length, changes.removed.length)}</span>
          {failures.length > 0 ? (
            <Button onClick={onClose}>{m.close}</Button>
          ) : (
            <Button onClick={giveUp}>{m.cancel}</Button>
          )}
          <Button
            kind="primary"
            busy={saving}
            busyLabel={m.saving}
            disabledReason={count === 0 ? m.unchanged : undefined}
            onClick={() => void submit()}
          >
            {m.save}
          </Button>
        </>
      }
    >
      {failures.length > 0 ? (
        <p role="alert" className={css.partly}>
          {m.partly(failures.length, outOf)}
        </p>
      ) : null}
      <div className={css.lists}>
        <ProductList
          title={m.has}
          products={listed.filter(({ within }) => within)}
          action="remove"
          onMove={move}
          disabled={saving}
          empty={m.none}
          m={m}
        />
        <ProductList
          title={m.offered}
          products={shown}
          action="add"
          onMove={move}
          disabled={saving}
          empty={
            available === undefined
              ? null
              : offered.length > 0 && text !== ''
                ? m.noMatch(search.trim())
                : all.length === 0
                  ? (noneAvailable ?? m.none)
                  : m.allAdded
          }
          before={
            offered.length >= SEARCH_FROM || search !== '' ? (
              <SearchField label={m.search} value={search} onChange={setSearch} />
            ) : available === undefined && onRetry !== undefined ? (
              <NotLoaded text={m.notLoaded} tryAgain={m.tryAgain} onRetry={onRetry} />
            ) : available === undefined ? (
              <Skeleton shape="block" />
            ) : null
          }
          m={m}
        />
      </div>
      {removalNote !== undefined && changes.removed.length > 0 ? (
        <p className={css.note}>{removalNote}</p>
      ) : null}
      <LiveRegion>{said}</LiveRegion>
    </Dialog>
  )
}
