import {
  CONSTANTS,
  type Product,
  type ProductEnabled,
  productsEnabledResource,
  productsResource,
  useAccess,
  useItem,
  useList,
} from '@edconsole/console-core'

export type Products = {
  /** Whether the user may see them (R47). */
  shown: boolean
  loading: boolean
  failed: boolean
  products: readonly Product[]
  enabled: readonly ProductEnabled[]
  retry(): void
}

/** The products of the provider, and which of them the district has. */
export const useProducts = (): Products => {
  const { can } = useAccess()
  const shown = can('setup') || can('export')
  const all = useList(productsResource.list, { limit: CONSTANTS.limitMax }, { enabled: shown })
  const uses = useItem(productsEnabledResource.list, {}, { enabled: shown })
  return {
    shown,
    loading: all.loading || uses.loading,
    failed: (all.errors.length > 0 && !all.data) || (uses.errors.length > 0 && !uses.data),
    products: all.data ?? [],
    enabled: uses.data ?? [],
    retry() {
      if (all.errors.length > 0) all.retry()
      if (uses.errors.length > 0) uses.retry()
    },
  }
}
