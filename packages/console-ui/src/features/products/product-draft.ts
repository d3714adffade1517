import { useDraft, usePlace } from '@edconsole/console-core'
import { useMemo } from 'react'
import type { ProductChange } from './product-change.ts'

type ProductDraft = {
  read(): ReadonlyMap<number, ProductChange>
  /** @param pending what is chosen and not saved; nothing drops the draft */
  keep(pending: readonly (readonly [id: number, change: ProductChange])[]): void
}

/**
 * Products that were chosen in the dialog and not saved yet, across closing it and reloads (R14).
 * @param title of the dialog; the address tells apart those of the same name
 */
export const useProductDraft = (title: string): ProductDraft => {
  const draft = useDraft('products', `${usePlace()?.params.id ?? ''} ${title}`)
  return useMemo(
    () => ({
      read() {
        const { added, removed } = draft.read()?.values ?? {}
        return new Map([...changesTo('add', added), ...changesTo('remove', removed)])
      },
      keep(pending) {
        const idsTo = (wanted: ProductChange) =>
          pending.flatMap(([id, change]) => (change === wanted ? [id] : []))
        if (pending.length === 0) draft.drop()
        else draft.keep({ values: { added: idsTo('add'), removed: idsTo('remove') }, base: {} })
      },
    }),
    [draft],
  )
}

const changesTo = (change: ProductChange, ids: unknown): [number, ProductChange][] =>
  Array.isArray(ids)
    ? ids.flatMap((id: unknown): [number, ProductChange][] => (typeof id === 'number' ? [[id, change]] : []))
    : []
