import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'

/** Asks what to sync and starts it. */
export const SyncDialog = lazyOverlay(async () => (await import('./sync-form.tsx')).SyncForm)
