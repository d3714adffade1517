import type { ImportedComponent } from '@edconsole/console-core/import-rules'

/** What is to be said, and where it is put right. */
type Said = {
  severity: 'error' | 'warning'
  stage: 'extract' | 'validate' | 'transform' | 'load'
  owner: 'district' | 'provider' | 'none'
  /** Where it is put right. */
  route: string | null
  message: string
}

/** One way to a code. */
export type FindingCase = {
  component: ImportedComponent
  /** Changes cells of the third row, or the whole file; null takes it away. */
  change: Record<string, string> | ((file: string) => string | Buffer | null)
  /** Something in the database, and how to undo it. */
  prepare?: () => Promise<() => Promise<unknown>>
  mode?: 'full'
  said: Said
}

export const says = (
  severity: Said['severity'],
  stage: Said['stage'],
  owner: Said['owner'],
  route: string | null,
  message: string,
): Said => ({ severity, stage, owner, route, message })
