import { TEMPLATE_FILE, templateFileSchema } from '@edconsole/console-core/schemas'

/** Why a file as a whole says nothing. */
export type FileFault = 'notJson' | 'notTemplates' | 'newer'

/** The templates of a file, none of them judged yet. */
export const readTemplateFile = (text: string): { templates: readonly unknown[] } | { fault: FileFault } => {
  let raw: unknown
  try {
    raw = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return { fault: 'notJson' }
  }
  const file = templateFileSchema.safeParse(raw)
  if (file.success) return { templates: file.data.templates }
  return { fault: isNewer(raw) ? 'newer' : 'notTemplates' }
}

const isNewer = (raw: unknown): boolean => {
  if (typeof raw !== 'object' || raw === null) return false
  const { format, version }: { format?: unknown; version?: unknown } = raw
  return format === TEMPLATE_FILE.format && typeof version === 'number' && version > TEMPLATE_FILE.version
}
