import {
  type ApiFailure,
  CONSTANTS,
  type Export,
  exportsResource,
  type Product,
  type ProductEnabled,
  productsEnabledResource,
  productsResource,
  useItem,
  useList,
} from '@edconsole/console-core'

export type ExportsOfYear = {
  /** Each undefined until it came. */
  exports: readonly Export[] | undefined
  products: readonly Product[] | undefined
  enabled: readonly ProductEnabled[] | undefined
  /** Of what did not come. */
  failures: readonly ApiFailure[]
  retry(): void
}

/** Every export of the district in a school year, and the products that could get one. */
export const useExportsOfYear = (schoolYear: number): ExportsOfYear => {
  const exports = useList(
    exportsResource.list,
    { filter: { schoolYear }, sort: { name: 'asc' }, limit: CONSTANTS.limitMax },
    // The exports of another year are none of this one.
    { within: { schoolYear } },
  )
  const products = useList(productsResource.list, { limit: CONSTANTS.limitMax })
  const enabled = useItem(productsEnabledResource.list, { query: { schoolYear } })
  const parts = [exports, products, enabled]
  return {
    exports: exports.data,
    products: products.data,
    enabled: enabled.data,
    failures: parts.flatMap(({ data, errors }) => (data ? [] : errors)),
    retry() {
      for (const part of parts) if (part.errors.length > 0) part.retry()
    },
  }
}
