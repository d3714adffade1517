import { createLater, type Later } from '../../parts/later/create-later.ts'

/** The question before a template is deleted. */
export const deleteTemplateLater: Later<typeof import('./delete-template-dialog.tsx').DeleteTemplateDialog> =
  /* @__PURE__ */ createLater(async () => (await import('./delete-template-dialog.tsx')).DeleteTemplateDialog)

/** What is wrong with a template. */
export const doctorLater: Later<typeof import('./doctor-drawer.tsx').DoctorDrawer> =
  /* @__PURE__ */ createLater(async () => (await import('./doctor-drawer.tsx')).DoctorDrawer)

/** The choice of a system, and the templates that are usual with it. */
export const standardLater: Later<typeof import('./standard-dialog.tsx').StandardDialog> =
  /* @__PURE__ */ createLater(async () => (await import('./standard-dialog.tsx')).StandardDialog)

/** A file of templates, and what it would change. */
export const uploadLater: Later<typeof import('./upload-dialog.tsx').UploadDialog> =
  /* @__PURE__ */ createLater(async () => (await import('./upload-dialog.tsx')).UploadDialog)

/** Writes templates into a file. */
export const writeFileLater: Later<typeof import('./save-template-file.ts').saveTemplateFile> =
  /* @__PURE__ */ createLater(async () => (await import('./save-template-file.ts')).saveTemplateFile)
