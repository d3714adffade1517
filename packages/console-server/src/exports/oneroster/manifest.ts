import { VERSION } from '@edconsole/console-core/contract'
import type { OneRosterFile, OneRosterVersion } from './files.ts'

/** Every file that the manifest has to name, whether it is there or not. */
const NAMED = {
  '1.1': [
    ...['academicSessions', 'categories', 'classes', 'classResources', 'courses', 'courseResources'],
    ...['demographics', 'enrollments', 'lineItems', 'orgs', 'resources', 'results', 'users'],
  ],
  '1.2': [
    ...['academicSessions', 'categories', 'classes', 'classResources', 'courses', 'courseResources'],
    ...['demographics', 'enrollments', 'lineItemLearningObjectiveIds', 'lineItems', 'lineItemScoreScales'],
    ...['orgs', 'resources', 'resultLearningObjectiveIds', 'results', 'resultScoreScales', 'roles'],
    ...['scoreScales', 'userProfiles', 'userResources', 'users'],
  ],
} as const satisfies Record<OneRosterVersion, readonly string[]>

/** The lines of `manifest.csv`, its header first: which files come, all of them whole. */
export const manifestLines = (
  version: OneRosterVersion,
  files: ReadonlySet<OneRosterFile>,
): readonly (readonly [string, string])[] => {
  const written: ReadonlySet<string> = files
  return [
    ['propertyName', 'value'],
    ['manifest.version', '1.0'],
    ['oneroster.version', version],
    ...NAMED[version].map((name) => [`file.${name}`, written.has(name) ? 'bulk' : 'absent'] as const),
    ['source.systemName', 'edconsole'],
    ['source.systemCode', VERSION],
  ]
}
