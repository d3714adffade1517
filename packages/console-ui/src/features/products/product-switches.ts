import { type Product, type ProductEnabled, productsEnabledResource, useSave } from '@edconsole/console-core'
import type { FormCall, FormField } from '../../patterns/resource-form/index.ts'

/** What a form says of its switches. The screens hand it on with their own. */
export const productSwitchMessages = {
  /** Where none is offered: who changes that, for provider staff and for people of a district. */
  none: {
    staff: 'No products are offered yet. Whoever runs this server adds them with "console-server products".',
    district: 'No products are offered yet. Ask your provider.',
  },
  failed: "The products couldn't be loaded.",
  number: (id: number) => `Product ${id}`,
  noExports: "Doesn't accept exports",
  saved: (name: string) => `Product updated (${name})`,
}

export type ProductSwitchMessages = typeof productSwitchMessages

/** Products are switched one by one: each is a field and a call. */
export type ProductValues = { [name in `product${number}`]: boolean }

type Context = {
  products: readonly Product[]
  enabled: readonly ProductEnabled[]
  readOnly: string | undefined
  m: ProductSwitchMessages
}

const nameOfField = (id: number) => `product${id}` as const

/** A switch for each product that is offered, or that the district still has. */
export const productFields = ({ products, enabled, readOnly, m }: Context): FormField<ProductValues>[] => {
  const byId = new Map(products.map((product) => [product.id, product]))
  return enabled
    .filter((use) => use.enabled || byId.get(use.productId)?.isActive)
    .map(({ productId }) => {
      const product = byId.get(productId)
      const help = [product?.description, product?.isExportable === false && m.noExports]
      return {
        name: nameOfField(productId),
        label: productName(products, productId, m),
        control: { kind: 'switch' },
        help: help.filter(Boolean).join(' · ') || undefined,
        readOnly,
      }
    })
}

/** What a product is called; one that is not listed any more, by its number. */
export const productName = (products: readonly Product[], id: number, m: ProductSwitchMessages): string =>
  products.find((product) => product.id === id)?.name ?? m.number(id)

/** What is stored of them. */
export const productValues = (enabled: readonly ProductEnabled[]): ProductValues =>
  Object.fromEntries(enabled.map((use) => [nameOfField(use.productId), use.enabled]))

/** A call for each product ([S7] `PATCH /products-enabled/{productId}`). */
export const useProductCalls = (
  enabled: readonly ProductEnabled[],
  confirmation: (productId: number) => string,
): FormCall<ProductValues>[] => {
  const { run } = useSave(productsEnabledResource.update, {
    confirm: ({ productId }) => confirmation(productId),
  })
  return enabled.map(({ productId }) => {
    const name = nameOfField(productId)
    return {
      id: name,
      fields: [name],
      // Nothing about a switch can be wrong.
      schema: { safeParse: () => ({ success: true }) },
      run: async (changes) => {
        const answer = await run({ params: { productId }, body: { enabled: changes[name] === true } })
        return { [name]: answer.enabled }
      },
    }
  })
}
