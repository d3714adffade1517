import type { SisImportTemplateFields } from '../entities/sis-import-template.ts'

/** How the bytes of a file are to be read: the template's settings, or those chosen for a trial. */
export type FileReading = Pick<SisImportTemplateFields, 'delimiter' | 'encoding' | 'hasHeader'>

/** The characters between two fields, by the name that templates have for them. */
export const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const satisfies Record<
  FileReading['delimiter'],
  string
>
