/** Where rows come from: a file that was sent, or a SIS that was queried. */
export type SourceOrigin = 'file' | 'sis'

/** What the texts of findings call it. */
export const ORIGIN_WORDS = {
  file: {
    origin: 'the file',
    inOrigin: 'in this file',
    outOfOrigin: 'out of the file',
    sources: 'files',
    header: 'the header in the file or in the template',
    corrected: 'the file',
  },
  sis: {
    origin: 'the SIS response',
    inOrigin: 'in the SIS response',
    outOfOrigin: 'out in the SIS',
    sources: 'sources',
    header: 'the name in the template',
    corrected: 'the records in the SIS',
  },
} as const satisfies Record<SourceOrigin, Readonly<Record<string, string>>>
