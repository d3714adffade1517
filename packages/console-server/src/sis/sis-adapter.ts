import type { SisSystem } from '@edconsole/console-core/contract'
import type { ImportedComponent } from '@edconsole/console-core/import-rules'
import type { FlatRow } from './flat-row.ts'

/** Where a SIS is and what opens it. */
export type SisConnectionOf = {
  readonly kind: Exclude<SisSystem['kind'], 'file'>
  readonly url: string
  /** Where tokens are, if the SIS names a place of its own: on the same server. */
  readonly tokenUrl: string | null
  /** Never to be logged or answered. */
  readonly secrets: Readonly<Record<'sisApiKey' | 'sisApiSecret', string>>
  readonly qFilename: string | null
  readonly entityId: number | null
  readonly apiSchoolYearId: number | null
}

export type SisGreeting = {
  /** When the certificate of its server ends; null without one. */
  readonly certificateEnds: Date | null
}

export type SisSchool = { readonly code: string; readonly name: string }

/** One student information system. Whatever goes wrong is a `SisError`. */
export type SisAdapter = {
  /** The first word with it: proves that it is there and the expected product. Where it signs in, keys too. */
  readonly greet: () => Promise<SisGreeting>
  /** Proves the keys. */
  readonly schools: () => Promise<SisSchool[]>
  /** The START year of what it serves; null when it does not say. */
  readonly schoolYear: (wanted: number) => Promise<number | null>
  /** Null for a component that it does not serve. */
  readonly endpoint: (component: ImportedComponent) => SisEndpoint | null
  readonly rows: (component: ImportedComponent, schoolYear: number) => AsyncGenerator<FlatRow>
  /** Columns of a component that it withholds, though others of its kind have them; known once the first row has come. */
  readonly lacking?: (component: ImportedComponent) => readonly string[]
}

export type SisEndpoint = {
  /** For logs. */
  readonly path: string
  /** What the SIS calls the right that reading needs. */
  readonly area: string
}
