type Row = {
  readonly [column in (typeof COLUMNS)[number]]: string
}

/** One thing that is wrong with a roster, as a dry run names it. */
export type Fault = {
  readonly title: string
  /** What is said of the file, or of the first row with this fault. */
  readonly sentence: string
  /** What differs from a clean row, row by row; none when it is about the whole file. */
  readonly rows?: readonly Partial<Row>[]
  /** The row is cut off after so many fields. */
  readonly fields?: number
  /** Put right in the template, or by the district in its file; some things stay as they are. */
  readonly mended: 'in the template' | 'in the file' | 'never'
}

const COLUMNS = [
  ...(['LOCAL_ID', 'FIRST_NM', 'LAST_NM', 'BIRTH_DT', 'GRADE', 'SCHOOL_CD', 'STATE_ID', 'GENDER'] as const),
  ...(['ENTRY_DT', 'EXIT_DT', 'HOME_LANG', 'EMAIL', 'SECOND_NM', 'HISPANIC_FL', 'RACES'] as const),
  ...(['SPED_FL', 'SEC504_FL', 'GATE_FL', 'HOMELESS_FL', 'FOSTER_FL', 'MIGRANT_FL', 'ECON_DIS_FL'] as const),
] as const
const CLEAN_ROWS = 40
const FIRST_ID = 70_001
/** A spreadsheet counts the row with the names too. */
const FIRST_FAULTY = CLEAN_ROWS + 2

const notInList = (value: string, list: string) => `Value "${value}" is not in the list of ${list}.`

/** Fifteen things, each wrong in a way of its own, in a district whose site 0412 is open and whose site 0417 is not. */
export const FAULTS: readonly Fault[] = [
  {
    title: 'File has a different encoding',
    sentence: 'The file is not UTF-8. It was read as Windows-1252.',
    mended: 'in the template',
  },
  {
    title: 'Middle name has no column in the file',
    sentence: 'Column "MIDDLE_NM" is missing from the file. Middle name was left unchanged.',
    mended: 'in the template',
  },
  {
    title: 'Header of first name differs in case',
    sentence: 'Header "first_nm" matches "FIRST_NM" only if upper and lower case are ignored.',
    mended: 'in the file',
  },
  {
    title: 'Grade level not recognized',
    sentence: `${notInList('TK+', 'grade levels')} Row not loaded.`,
    rows: [{ GRADE: 'TK+' }, { GRADE: 'TK+' }],
    mended: 'in the template',
  },
  {
    title: 'Gender not recognized',
    sentence: 'Value "1" is not in the list of genders, so it was left out.',
    rows: [{ GENDER: '1' }],
    mended: 'in the template',
  },
  {
    title: 'Language set to Unknown',
    sentence: `${notInList('98', 'languages')} Set to "Unknown".`,
    rows: [{ HOME_LANG: '98' }],
    mended: 'in the template',
  },
  {
    title: 'Last name is empty',
    sentence: 'Last name is required but empty. Row not loaded.',
    rows: [{ LAST_NM: '' }],
    mended: 'in the file',
  },
  {
    title: 'Birth date is not a valid date',
    sentence: 'Value "02/30/2014" is not a date in the format MM/dd/yyyy or yyyy-MM-dd. Row not loaded.',
    rows: [{ BIRTH_DT: '02/30/2014' }],
    mended: 'in the file',
  },
  {
    title: 'Exit date is not a valid date',
    sentence: 'Exit date "07/31/2026" is before the entry date. Row not loaded.',
    rows: [{ EXIT_DT: '07/31/2026' }],
    mended: 'in the file',
  },
  {
    title: 'First name is too long',
    sentence: `Value "${'x'.repeat(80)}" is longer than 75 characters. Row not loaded.`,
    rows: [{ FIRST_NM: 'x'.repeat(80) }],
    mended: 'in the file',
  },
  {
    title: 'Row has more or fewer fields than the header',
    sentence: 'Row 50 has 2 fields, but the header has 22. Row not loaded.',
    rows: [{}],
    fields: 2,
    mended: 'in the file',
  },
  {
    title: 'Site code not found',
    sentence: 'Site "0499" does not exist in this district. Row not loaded.',
    rows: [{ SCHOOL_CD: '0499' }],
    mended: 'in the file',
  },
  {
    title: 'Site is closed',
    sentence: 'Site "0417" is turned off. Row not loaded.',
    rows: [{ SCHOOL_CD: '0417' }],
    mended: 'in the file',
  },
  {
    title: 'Duplicate local ID in this file',
    sentence: `Value "${FIRST_ID}" is already used in row 2. Row not loaded.`,
    rows: [{ LOCAL_ID: String(FIRST_ID), FIRST_NM: 'Ana' }],
    mended: 'never',
  },
  {
    title: 'Email is not valid',
    sentence: 'Email "no address" is not valid and was left out.',
    rows: [{ EMAIL: 'no address' }],
    mended: 'never',
  },
]

/** The rows of the file that a fault is in, as a spreadsheet counts them. */
export const rowsOf = (fault: Fault): number[] => {
  const before = FAULTS.slice(0, FAULTS.indexOf(fault)).flatMap(({ rows = [] }) => rows).length
  return (fault.rows ?? []).map((_, index) => FIRST_FAULTY + before + index)
}

const clean = (id: number): Row => ({
  LOCAL_ID: String(id),
  FIRST_NM: 'Inés',
  LAST_NM: 'Nguyen',
  // Days that no month has: the order of day and month is no question then.
  BIRTH_DT: '03/19/2014',
  GRADE: '06',
  SCHOOL_CD: '0412',
  STATE_ID: '',
  GENDER: 'M',
  ENTRY_DT: '08/24/2026',
  EXIT_DT: '',
  HOME_LANG: '00',
  EMAIL: '',
  SECOND_NM: 'B',
  HISPANIC_FL: '',
  RACES: '',
  SPED_FL: '',
  SEC504_FL: '',
  GATE_FL: '',
  HOMELESS_FL: '',
  FOSTER_FL: '',
  MIGRANT_FL: '',
  ECON_DIS_FL: '',
})

/** The roster as the district sends it first, or once it has put right what is its own to mend. */
export const roster = (state: 'faulty' | 'mended'): Buffer => {
  const isMended = state === 'mended'
  const header = COLUMNS.map((name) => (name === 'FIRST_NM' && !isMended ? 'first_nm' : name))
  const lines = [header.join(',')]
  for (let id = FIRST_ID; id < FIRST_ID + CLEAN_ROWS; id++) lines.push(line(clean(id)))
  for (const { rows = [], fields, mended } of FAULTS)
    for (const change of rows) {
      const row = clean(FIRST_ID + lines.length)
      lines.push(isMended && mended === 'in the file' ? line(row) : line({ ...row, ...change }, fields))
    }
  return Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1')
}

const line = (row: Row, fields: number = COLUMNS.length): string =>
  COLUMNS.slice(0, fields)
    .map((name) => row[name])
    .join(',')
