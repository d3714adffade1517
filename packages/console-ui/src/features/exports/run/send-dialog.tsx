import { lazyOverlay } from '../../../parts/lazy-part/lazy-overlay.tsx'

/** Asks before an export is sent again, with what goes where. */
export const SendDialog = lazyOverlay(async () => (await import('./send-form.tsx')).SendForm)
