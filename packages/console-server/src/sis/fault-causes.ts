import { createFinding, type Finding, type FixScope, fixTargets } from '@edconsole/console-core/import-rules'
import type { SisEndpoint } from './sis-adapter.ts'
import type { SisError } from './sis-error.ts'

/** What the log says of a SIS that failed. */
export const findingOf = (
  { fault, status }: SisError,
  { path, area }: SisEndpoint,
  scope: Pick<FixScope, 'districtId' | 'templateId'>,
): Finding => {
  const fixTarget = fixTargets.apiSetup(scope)
  if (fault === 'unauthorized') return createFinding('E002', { params: { status: status ?? 401 }, fixTarget })
  if (fault === 'noPermission') return createFinding('E003', { params: { area }, fixTarget })
  const params = { reason: fault, path }
  return createFinding('E001', { params: status === null ? params : { ...params, status }, fixTarget })
}
