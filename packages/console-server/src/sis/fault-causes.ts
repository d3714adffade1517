import { createFinding, type Finding, type FixScope, fixTargets } from '@edconsole/console-core/import-rules'
import type { SisEndpoint } from './sis-adapter.ts'
import type { SisError, SisFault } from './sis-error.ts'

/** As the end of a sentence: "The SIS did not answer: …". */
const CAUSES: Readonly<Record<SisFault, string>> = {
  badAddress: 'its address does not start with https://',
  unknownName: 'the name of its server is unknown',
  forbiddenAddress: 'the name of its server leads into a private network',
  noAnswer: 'it took too long',
  refused: 'its server refuses connections',
  badCertificate: 'its server has no valid certificate',
  redirect: 'it points to another server',
  tooBig: 'its answer is too big',
  brokenOff: 'the connection broke off',
  unauthorized: 'it refused the key',
  noPermission: 'the key has no permission',
  unknownPath: 'it has nothing at this path',
  busy: 'it is busy or out of order',
  unexpected: 'it answered in an unknown way',
  notJson: 'it sent a web page in place of data',
  malformed: 'its data ends too early or cannot be read',
}

/** What the log says of a SIS that failed. */
export const findingOf = (
  { fault, status }: SisError,
  { path, area }: SisEndpoint,
  scope: Pick<FixScope, 'districtId' | 'templateId'>,
): Finding => {
  const fixTarget = fixTargets.apiSetup(scope)
  if (fault === 'unauthorized') return createFinding('E002', { words: { status: status ?? 401 }, fixTarget })
  if (fault === 'noPermission') return createFinding('E003', { words: { area }, fixTarget })
  const code = status === null ? '' : ` (HTTP ${status})`
  return createFinding('E001', { words: { cause: `${CAUSES[fault]}${code}, at ${path}` }, fixTarget })
}
