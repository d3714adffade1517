import { createLater, type Later } from '../../parts/later/create-later.ts'

/** The code that saves the list, for whoever asks for it. */
export const needsDownloadLater: Later<typeof import('./needs-download.tsx').NeedsDownload> = createLater(
  async () => (await import('./needs-download.tsx')).NeedsDownload,
)
