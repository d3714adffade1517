import type { ItemError } from '@edconsole/console-core/contract'

/** What is known of a product that a change names. */
export type NamedProduct = { readonly id: number; readonly name: string; readonly isActive: boolean }

export type ItemRefusal = Omit<ItemError, 'id'>

/**
 * Goes through the products that a change names, each once: which of them it may be done with, and why not with the others.
 * @param judge says what stands against a product; undefined when nothing does
 */
export const sortProducts = (
  ids: readonly number[],
  products: readonly NamedProduct[],
  judge: (product: NamedProduct) => ItemRefusal | undefined,
): { accepted: number[]; errors: ItemError[] } => {
  const accepted: number[] = []
  const errors: ItemError[] = []
  for (const id of new Set(ids)) {
    const product = products.find((one) => one.id === id)
    const refusal = product ? judge(product) : { code: 404, message: 'Product not found.' }
    if (refusal) errors.push({ ...refusal, id })
    else accepted.push(id)
  }
  return { accepted, errors }
}
