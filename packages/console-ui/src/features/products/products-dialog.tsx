import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'

/** Adds and removes products of a client or an instance in one step, with two lists. */
export const ProductsDialog = lazyOverlay(async () => (await import('./products-form.tsx')).ProductsForm)
