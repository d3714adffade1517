import type { ImportedComponent, RowRules, StandardMapping } from '@edconsole/console-core/import-rules'

/**
 * A set of files that a system exports together, as data: which files there are, which of their rows make the records of which
 * component, and how rows of different files belong together. `docs/adding-a-source-format.md` says how to add one.
 */
export type SourceFormat = {
  /** Stored with templates, so it never changes: `oneRoster11`. */
  readonly id: string
  /** With its version: `OneRoster 1.1`. */
  readonly title: string
  /** By the word that `from`, `lookups` and the manifest have for them. */
  readonly files: Readonly<Record<string, FormatFile>>
  readonly manifest?: FormatManifest
  /** Between the values of a list in one cell. */
  readonly listSeparator: string
  /** Rows of other files that columns are looked up in, by a name of their own. */
  readonly lookups: Readonly<Record<string, Lookup>>
  /** In the order of import. What is missing isn't part of the format. */
  readonly components: { readonly [Component in ImportedComponent]?: FormatComponent }
}

/** One file of a set. */
export type FormatFile = {
  /** Name with `*` and `?`, in any case: `users.csv`. */
  readonly pattern: string
  /** Components that need it can't be imported without it. */
  readonly isRequired: boolean
  /** Columns that name a row; with it, files that hold changes only can be read over a complete one. */
  readonly key?: ValueFrom
  /**
   * Columns that every such file has and that no other file of the format has together, in any case and order. A file is
   * recognized by them.
   */
  readonly recognizedBy: readonly string[]
  /** Columns that no such file has, but files of other formats that are called and look the same. */
  readonly neverHas?: readonly string[]
}

/** The list of contents of a set: pairs of a name and a value. */
export type FormatManifest = {
  readonly pattern: string
  readonly columns: readonly [name: string, value: string]
  /** What names of files begin with; the value says whether a file is complete. */
  readonly filePrefix: string
  readonly complete: string
  readonly changesOnly: string
  readonly absent: string
  /** Names the version; a set that names another one is of another format. */
  readonly version: { readonly name: string; readonly value: string }
}

/** How the records of a component are made. */
export type FormatComponent = {
  /** Files whose rows are its records. Rows of several files count on from one another. */
  readonly from: readonly ComponentRows[]
  /**
   * Of rows with the same value, over all of `from`, only the first one is a record, and those without one are none: for records
   * that stand in the rows of others, or have a row for each of their schools.
   */
  readonly oncePer?: ValueFrom
  /** Rows that come along and are counted instead of imported, and those that say that their record is gone. */
  readonly rowRules?: RowRules
  /** What a new template maps, by our columns; columns of the row or of `ComponentRows.columns`. */
  readonly mapping: StandardMapping
}

/** Rows of one file as records of a component. They keep their columns and get more. */
export type ComponentRows = {
  readonly file: string
  /** All must hold. Rows that don't fit belong to other components, and nothing is said about them. */
  readonly where?: readonly RowFilter[]
  /** Columns that are made of others; one with the name of a column of the file takes its place. */
  readonly columns?: Readonly<Record<string, ValueFrom>>
  /** Makes one row for each value; with no value there is one row, where it is empty. */
  readonly each?: { readonly column: string; readonly of: ValueFrom; readonly orNone?: true }
}

/** Rows of a file, by a key. For each row, only the columns that are used stay in memory. */
export type Lookup = {
  readonly file: string
  readonly where?: readonly RowFilter[]
  readonly key: ValueFrom
  /** The order of rows with the same key. */
  readonly order?: readonly RowOrder[]
}

/** `is`: rows with this value come first. Otherwise by value, the highest first with `isDescending`. */
export type RowOrder = { readonly of: ValueFrom; readonly is?: string; readonly isDescending?: true }

/** Compares in any case. An empty value is `''`; of several, one `in` the list is enough, and none may be `notIn` it. */
export type RowFilter = {
  readonly of: ValueFrom
  readonly in?: readonly string[]
  readonly notIn?: readonly string[]
}

/**
 * Where values come from. A text names a column of the row. Everything is a list of values: none where a cell is empty, and
 * several become one cell with semicolons between them.
 * @example { in: 'users', by: 'userSourcedId', take: 'identifier', orKey: true } // the identifier of the user, or else the id
 */
export type ValueFrom =
  | string
  | { readonly fixed: string }
  /** The first of them that has a value. */
  | { readonly firstOf: readonly ValueFrom[] }
  /** The values of all of them, one after another. */
  | { readonly allOf: readonly ValueFrom[] }
  /** The different values, in their order. */
  | { readonly distinct: ValueFrom }
  /** Nothing unless the row passes. */
  | { readonly when: readonly RowFilter[]; readonly value: ValueFrom }
  /** The day of an instant as it is written: `2026-08-12` of `2026-08-12T23:59:59Z`. */
  | { readonly dayOf: ValueFrom }
  /** The values of lists. */
  | { readonly split: ValueFrom }
  /** The first value. */
  | { readonly first: ValueFrom }
  /** The last value. */
  | { readonly last: ValueFrom }
  /** What values have between two texts; those without the texts are left out. */
  | { readonly inside: readonly [before: string, after: string]; readonly of: ValueFrom }
  /** The different values without the first. */
  | { readonly rest: ValueFrom }
  /** One text made of the first values, such as a key of two columns. */
  | { readonly text: readonly ValueFrom[]; readonly between: string }
  /** Names of the columns that say `true`, `yes`, `y` or `1`. */
  | { readonly namesOfTrue: readonly string[] }
  /** Another word for each value; values that aren't listed stay. */
  | { readonly words: Readonly<Record<string, string>>; readonly of: ValueFrom }
  /** `take` of the rows of a lookup with each key; `orKey`: a key without rows stands for itself. */
  | { readonly in: string; readonly by: ValueFrom; readonly take: ValueFrom; readonly orKey?: true }
  /** `take` of every row of a lookup. */
  | { readonly everyRowOf: string; readonly take: ValueFrom }
