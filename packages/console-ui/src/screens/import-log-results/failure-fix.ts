import { type ImportLogResult, type Place, placeOf } from '@edconsole/console-core'
import type { ImportLogResultsMessages } from './messages.ts'

/** The likely fix of a failed component. */
export const failureFix = (
  districtId: string,
  { failureOrigin, templateId }: ImportLogResult,
  m: ImportLogResultsMessages,
): { label: string; to: Place } | null => {
  if (failureOrigin === 'sis') {
    return { label: m.fixes.connection, to: placeOf('sis-import-api-setup', { districtId }) }
  }
  if ((failureOrigin === 'template' || failureOrigin === 'file') && templateId !== null) {
    return { label: m.fixes.template, to: placeOf('sis-import-edit', { districtId, id: String(templateId) }) }
  }
  return null
}
