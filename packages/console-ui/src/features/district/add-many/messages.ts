import { districtFormMessages } from '../form/messages.ts'

/** Every sentence of adding districts from a CSV file; a host may replace each. */
export const addManyMessages = {
  title: 'Add districts from a CSV file',
  text: 'One district per row. Nothing is added until you confirm.',
  file: 'File of districts',
  help: 'A CSV file with a header row. LEA, District name, and State are required.',
  template: 'Download an empty file with all columns',
  templateName: 'districts.csv',
  form: districtFormMessages,
  clientId: 'Client ID',
  sisProviderName: 'SIS provider',

  faults: {
    unreadable: "The file couldn't be read. Choose it again.",
    missing: (columns: string) => `The file needs these columns: ${columns}.`,
    twice: (column: string) => `The file has the column ${column} more than once.`,
    noRows: 'The file has no rows below its header.',
    tooMany: (most: string) => `The file has more than ${most} rows. Split it into several files.`,
  },
  unknownColumns: (columns: string) => `Not used: ${columns}.`,

  kinds: { new: 'Will be added', there: 'Already there', refused: "Can't be added", added: 'Added' },
  row: (row: string) => `Row ${row}`,
  unnamed: 'No name',
  list: (file: string) => `Districts in ${file}`,
  summary: (added: string, there: string, refused: string) =>
    `${added} to add, ${there} already there, ${refused} that can't be added.`,
  there: (district: string) => `${district} has this LEA.`,
  sameLea: (row: string) => `Row ${row} has the same LEA.`,
  sameName: (row: string, state: string) => `Row ${row} has the same name in ${state}.`,
  invalid: (field: string, sentence: string) => `${field}: ${sentence}`,
  noSis: "This SIS doesn't exist.",
  extraCells: 'The row has more cells than the header.',

  apply: (count: string, one: boolean) => `Add ${count} ${one ? 'district' : 'districts'}`,
  applying: (done: string, all: string) => `Adding ${done} of ${all}`,
  busy: 'Districts are being added.',
  nothing: 'No row can be added.',
  loading: 'Loading districts.',
  cancel: 'Cancel',
  close: 'Close',
  added: (count: string, one: boolean) => `${count} ${one ? 'district' : 'districts'} added.`,
  failed: (count: string, one: boolean) => `${count} ${one ? "district wasn't" : "districts weren't"} added`,
  failedText: 'The reasons are in the list below.',
  download: 'Download rows with problems',
  reasonColumn: 'Reason',
  rowColumn: 'Row',
}

export type AddManyMessages = typeof addManyMessages
