import { lazyPart } from '../../../parts/lazy-part/lazy-part.tsx'

/** `ViewDialogs`, whose code a list doesn't load before one of them opens. */
export const LaterViewDialogs = lazyPart(async () => (await import('./view-dialogs.tsx')).ViewDialogs, {
  fallback: null,
})
