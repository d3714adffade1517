import { createLater, type Later } from '../../parts/later/create-later.ts'

/** The steps of one batch, for whoever wants to see them without leaving the page. */
export const batchDrawerLater: Later<typeof import('./batch-drawer.tsx').BatchDrawer> = createLater(
  async () => (await import('./batch-drawer.tsx')).BatchDrawer,
)
