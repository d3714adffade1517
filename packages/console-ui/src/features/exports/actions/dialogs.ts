import { lazyOverlay } from '../../../parts/lazy-part/lazy-overlay.tsx'

/** The question before exports are sent. */
export const SendExportsDialog = /* @__PURE__ */ lazyOverlay(
  async () => (await import('./send-exports-dialog.tsx')).SendExportsDialog,
)

/** The question before an export is deleted. */
export const DeleteExportDialog = /* @__PURE__ */ lazyOverlay(
  async () => (await import('./delete-export-dialog.tsx')).DeleteExportDialog,
)
