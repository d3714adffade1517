import { type ImportLogResult, placeOf } from '@edconsole/console-core'
import type { PartNote } from '../../features/runs/run/run-results.tsx'
import type { ImportLogResultsMessages } from './messages.ts'

type NoteContext = {
  districtId: string
  /** Files can be uploaded here, and this user may. */
  mayUpload: boolean
  m: Pick<ImportLogResultsMessages, 'fixes'>
}

/** Returns why a component failed or is held, with the likely fix; null for one that is neither. */
export const noteOf = (
  { status, stage, message, failureOrigin, templateId }: ImportLogResult,
  { districtId, mayUpload, m: { fixes } }: NoteContext,
): PartNote | null => {
  if (message === null || (status !== 'failed' && status !== 'held')) return null
  const note = { tone: status === 'failed' ? 'failed' : 'warning', text: message } as const
  if (failureOrigin === 'sis') {
    const to = placeOf('sis-import-api-setup', { districtId })
    return { ...note, fix: { label: fixes.connection, to } }
  }
  // Before a file is read, its template can't be at fault: the file is missing or none that can be read.
  if (failureOrigin === 'file' && stage === 'extract') {
    const to = placeOf('sis-import-templates', { districtId }, { query: { upload: 'open' } })
    return mayUpload ? { ...note, fix: { label: fixes.upload, to } } : note
  }
  if ((failureOrigin === 'template' || failureOrigin === 'file') && templateId !== null) {
    const to = placeOf('sis-import-edit', { districtId, id: String(templateId) })
    return { ...note, fix: { label: fixes.template, to } }
  }
  return note
}
