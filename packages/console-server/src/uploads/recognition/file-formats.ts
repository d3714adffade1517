import type { ComponentName } from '@edconsole/console-core/contract'

/** One kind of file of a format. */
type FormatFile = {
  /** Columns that every such file has, and other files of the format haven't together. In any case and order. */
  readonly columns: readonly string[]
  /** What its rows hold; several where an import takes them apart. */
  readonly components: readonly ComponentName[]
}

/** The list of contents of a set: pairs of a name and a value. */
type FormatManifest = {
  readonly columns: readonly [name: string, value: string]
  /** What names of files begin with; the value says whether a file is complete. */
  readonly filePrefix: string
  readonly complete: string
  readonly changesOnly: string
  readonly versionName: string
}

export type FileFormat = {
  readonly name: string
  readonly files: Readonly<Record<string, FormatFile>>
  readonly manifest?: FormatManifest
}

/**
 * The formats whose files are known by their headers, even where no template reads them. Adding one takes an entry here and
 * nothing else.
 */
export const FILE_FORMATS: readonly FileFormat[] = [
  {
    name: 'OneRoster',
    manifest: {
      columns: ['propertyName', 'value'],
      filePrefix: 'file.',
      complete: 'bulk',
      changesOnly: 'delta',
      versionName: 'oneroster.version',
    },
    files: {
      orgs: { columns: ['sourcedId', 'name', 'type', 'identifier'], components: ['sites'] },
      academicSessions: {
        columns: ['sourcedId', 'title', 'type', 'startDate', 'endDate'],
        components: ['gradingPeriods'],
      },
      users: {
        columns: ['sourcedId', 'username', 'givenName', 'familyName'],
        components: ['students', 'staff'],
      },
      courses: { columns: ['sourcedId', 'title', 'courseCode', 'orgSourcedId'], components: ['courses'] },
      classes: {
        columns: ['sourcedId', 'title', 'courseSourcedId', 'schoolSourcedId'],
        components: ['sections'],
      },
      enrollments: {
        columns: ['sourcedId', 'classSourcedId', 'userSourcedId', 'role'],
        components: ['roster', 'sections'],
      },
      demographics: { columns: ['sourcedId', 'birthDate', 'sex'], components: ['students'] },
      roles: {
        columns: ['sourcedId', 'userSourcedId', 'roleType', 'role'],
        components: ['students', 'staff'],
      },
    },
  },
]

export type FormatMatch = { readonly format: FileFormat; readonly file: string } & FormatFile

/** Finds the format that a header belongs to: the kind of file with the most columns of its own. */
export const formatOf = (header: readonly string[]): FormatMatch | null => {
  const has = namesIn(header)
  const matches = FILE_FORMATS.flatMap((format) =>
    Object.entries(format.files)
      .filter(([, { columns }]) => columns.every((name) => has.has(name.toLowerCase())))
      .map(([file, kind]) => ({ format, file, ...kind })),
  )
  return matches.toSorted((one, other) => other.columns.length - one.columns.length)[0] ?? null
}

/** Finds the format whose list of contents has this header. */
export const manifestFormatOf = (header: readonly string[]): FileFormat | null => {
  const has = namesIn(header)
  return (
    FILE_FORMATS.find(
      ({ manifest }) => manifest?.columns.every((name) => has.has(name.toLowerCase())) ?? false,
    ) ?? null
  )
}

const namesIn = (header: readonly string[]): ReadonlySet<string> =>
  new Set(header.map((name) => name.trim().toLowerCase()))
