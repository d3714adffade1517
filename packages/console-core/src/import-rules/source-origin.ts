/** Where rows come from: a file that somebody sent, or a SIS that was asked. */
export type SourceOrigin = 'file' | 'sis'

/** What texts of codes call it. */
export const ORIGIN_WORDS: Readonly<Record<SourceOrigin, Readonly<Record<string, string>>>> = {
  file: {
    origin: 'the file',
    inOrigin: 'in this file',
    outOfOrigin: 'out of the file',
    header: 'the header in the file or in the template',
    corrected: 'the file',
  },
  sis: {
    origin: 'the answer of the SIS',
    inOrigin: 'in the answer of the SIS',
    outOfOrigin: 'out in the SIS',
    header: 'the name in the template',
    corrected: 'the records in the SIS',
  },
}
