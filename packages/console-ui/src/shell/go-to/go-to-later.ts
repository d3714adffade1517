import { createLater, type Later } from '../../parts/later/create-later.ts'

/** The code of Go to, for whoever opens it or sees it coming. */
export const goToLater: Later<typeof import('./go-to.tsx').GoTo> = createLater(
  async () => (await import('./go-to.tsx')).GoTo,
)
