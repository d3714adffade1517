import { createLater, type Later } from '../../parts/later/create-later.ts'

/** How far a district is set up takes several calls and their code: for those who look at the group that Setup is in. */
export const whileSetUpLater: Later<typeof import('./while-set-up.tsx').WhileSetUp> = createLater(
  async () => (await import('./while-set-up.tsx')).WhileSetUp,
)
