import type { ImportedComponent } from '@edconsole/console-core/import-rules'

/** The components whose demonstration comes from files that an import really reads. */
export type SeedComponent = Extract<ImportedComponent, 'sites' | 'staff' | 'students' | 'enrollment'>
