import { createLater, type Later } from '../../parts/later/create-later.ts'

/** The drawer's code, for whoever opens it or sees it coming. */
export const navDrawerLater: Later<typeof import('./nav-drawer-panel.tsx').NavDrawerPanel> = createLater(
  async () => (await import('./nav-drawer-panel.tsx')).NavDrawerPanel,
)
