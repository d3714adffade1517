import { createLater, type Later } from '../../../parts/later/create-later.ts'

/** The question before exports are sent, for whoever opens it or sees it coming. */
export const sendExportsLater: Later<typeof import('./send-exports-dialog.tsx').SendExportsDialog> =
  /* @__PURE__ */ createLater(async () => (await import('./send-exports-dialog.tsx')).SendExportsDialog)

/** The question before an export is deleted. */
export const deleteExportLater: Later<typeof import('./delete-export-dialog.tsx').DeleteExportDialog> =
  /* @__PURE__ */ createLater(async () => (await import('./delete-export-dialog.tsx')).DeleteExportDialog)
