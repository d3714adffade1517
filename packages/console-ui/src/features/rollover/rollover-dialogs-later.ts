import { createLater, type Later } from '../../parts/later/create-later.ts'

/** The questions' code, for whoever asks them or sees them coming. */
export const rolloverDialogsLater: Later<typeof import('./rollover-dialogs.tsx')> = createLater(
  () => import('./rollover-dialogs.tsx'),
)
