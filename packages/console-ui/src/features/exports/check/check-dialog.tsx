import { lazyOverlay } from '../../../parts/lazy-part/lazy-overlay.tsx'

/** What a check of an export's files found. */
export const CheckDialog = lazyOverlay(async () => (await import('./check-result.tsx')).CheckResult)
