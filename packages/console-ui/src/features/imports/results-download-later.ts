import { createLater, type Later } from '../../parts/later/create-later.ts'

/** The code that saves a batch's results, for whoever asks for them. */
export const resultsDownloadLater: Later<typeof import('./results-download.tsx').ResultsDownload> =
  createLater(async () => (await import('./results-download.tsx')).ResultsDownload)
