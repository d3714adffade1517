import { createLater, type Later } from '../../parts/later/create-later.ts'

/** The drawer with its form, for whoever opens it or sees it coming. */
export const siteDrawerLater: Later<typeof import('./site-drawer.tsx').SiteDrawer> =
  /* @__PURE__ */ createLater(async () => (await import('./site-drawer.tsx')).SiteDrawer)
