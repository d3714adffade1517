import { type ImportLogResult, type Place, placeOf, useAccess } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { ImportLogResultsMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type FailureFixProps = { districtId: string; result: ImportLogResult; m: ImportLogResultsMessages }

/** The likely fix of a failed component, for those who may open it. */
export function FailureFix({ districtId, result, m }: FailureFixProps): ReactElement | null {
  const { can } = useAccess()
  const fix = likelyFix(districtId, result, m)
  if (!fix || !can(fix.to.id)) return null
  return (
    <span className={css.noteFix}>
      <PlaceLink to={fix.to}>{fix.label}</PlaceLink>
    </span>
  )
}

const likelyFix = (
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
