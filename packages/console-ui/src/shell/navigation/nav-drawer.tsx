import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'

/** The navigation of a narrow frame. */
export const NavDrawer = lazyOverlay(async () => (await import('./nav-drawer-panel.tsx')).NavDrawerPanel)
