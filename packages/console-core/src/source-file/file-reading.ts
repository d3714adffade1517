import type { SisImportTemplateFields } from '../entities/sis-import-template.ts'

/** How the bytes of a file are to be read: what a template says of it, or what somebody chose for a trial. */
export type FileReading = Pick<SisImportTemplateFields, 'delimiter' | 'encoding' | 'hasHeader'>

/** The characters between two fields, by the name that templates have for them. */
export const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const satisfies Record<
  FileReading['delimiter'],
  string
>
