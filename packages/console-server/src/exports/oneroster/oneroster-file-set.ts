import {
  COMPONENTS,
  type ComponentName,
  type ExportFields,
  ONEROSTER_COMPONENTS,
  VERSION,
} from '@edconsole/console-core/contract'
import type { ComponentWriter, FileSet } from '../file-set.ts'
import { oneRosterFormat } from '../files/csv-line.ts'
import { componentWriter, type OneRosterSet } from './component-writer.ts'
import { columnsOfFile, type OneRosterFile, type OneRosterVersion } from './files.ts'
import type { ComponentOfOneRoster } from './ids.ts'
import { districtOrg } from './places.ts'
import { lineOf } from './record.ts'

type Chosen = Pick<ExportFields, 'quoteAll'>

const standardName = (file: string): string => `${file}.csv`

/** The file that the rows of a component are counted in, and others that they also fill. */
const FILES: Readonly<Record<ComponentOfOneRoster, readonly [OneRosterFile, ...OneRosterFile[]]>> = {
  sites: ['orgs'],
  staff: ['users', 'roles'],
  gradingPeriods: ['academicSessions'],
  students: ['users', 'roles', 'demographics'],
  contacts: ['users', 'roles'],
  courses: ['courses'],
  sections: ['classes', 'enrollments'],
  roster: ['enrollments'],
}

/** Names of files that rows of a component are in besides the one that they are counted in. */
export const OTHER_FILES: readonly (readonly [ComponentName, string])[] = ONEROSTER_COMPONENTS.flatMap(
  (component) => FILES[component].slice(1).map((file) => [component, standardName(file)] as const),
)

/** The files of the OneRoster standard that the components give, with their manifest. */
export const oneRosterFileSet = (
  components: readonly ComponentName[],
  chosen: Chosen,
  set: OneRosterSet & { districtName: string },
): FileSet => {
  const { version } = set.facts
  const sent = components.filter(isInOneRoster)
  const files = new Set(
    sent.flatMap((name) => FILES[name]).filter((file) => columnsOfFile(version, file).length > 0),
  )
  return {
    format: oneRosterFormat(chosen),
    files: new Map([
      ...[...files].map((file): [string, readonly string[]] => [
        file,
        columnsOfFile(version, file).map(({ name }) => name),
      ]),
      // Sent last: a reader that waits for it finds the others there.
      [MANIFEST, ['propertyName', 'value']],
    ]),
    first: files.has('orgs') ? [lineOf(version, districtOrg(set.facts, set.districtName), null)] : [],
    last: (written) => manifestLines(version, written).map((cells) => ({ file: MANIFEST, cells })),
    writers: sent.map(
      (component): ComponentWriter => ({
        component,
        file: FILES[component][0],
        ...componentWriter(component, set),
      }),
    ),
    without: new Map(
      components
        .filter((name) => !isInOneRoster(name))
        .map((name) => [name, `OneRoster has no file for ${COMPONENTS[name].title}`]),
    ),
    standardName,
  }
}

const MANIFEST = 'manifest'

const isInOneRoster = (name: ComponentName): name is ComponentOfOneRoster =>
  ONEROSTER_COMPONENTS.some((one) => one === name)

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

/** The lines of `manifest.csv`: which files come, all of them whole. */
const manifestLines = (
  version: OneRosterVersion,
  written: ReadonlySet<string>,
): readonly (readonly [string, string])[] => [
  ['manifest.version', '1.0'],
  ['oneroster.version', version],
  ...NAMED[version].map((name) => [`file.${name}`, written.has(name) ? 'bulk' : 'absent'] as const),
  ['source.systemName', 'edconsole'],
  ['source.systemCode', VERSION],
]
