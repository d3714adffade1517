const FIRST = ['Theo', 'Mina', 'Ada', 'Omar', 'Iris', 'Lucía', 'Jo', 'Kai', 'Noor', 'Emi', 'Sam']
const LAST = ['Nguyen', 'Sol', 'Brook', 'Haddad', 'Vale', "O'Neil", 'García', 'de la Cruz', 'Ito', 'Okafor']
const GRADES = ['KG', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']
const LANGUAGES = ['eng', 'spa', 'vie', 'eng', 'eng', 'rus']

export const SITES = Array.from({ length: 40 }, (_, i) => `04${two(i)}`)
const HEADER =
  'LOCAL_ID,STATE_ID,FIRST_NM,LAST_NM,BIRTH_DT,GENDER,GRADE,SCHOOL_CD,ENTRY_DT,HOME_LANG,EMAIL,STATUS'
/** One row of so many has a fault, and one a comma in its name. */
const FAULTY = 2000
const QUOTED = 50

/** A file of students with twelve columns, as a district would send it; made in pieces, so that the page stays free. */
export const largeFile = async (rows: number): Promise<File> => {
  const parts: Blob[] = [new Blob([`${HEADER}\n`])]
  for (let from = 0; from < rows; from += 10_000) {
    const lines = Array.from({ length: Math.min(10_000, rows - from) }, (_, i) => line(from + i))
    parts.push(new Blob([`${lines.join('\n')}\n`]))
    await new Promise((resolve) => setTimeout(resolve))
  }
  return new File(parts, 'STU.csv')
}

const line = (n: number): string => {
  const last = LAST[Math.floor(n / 11) % LAST.length] ?? ''
  return [
    30_000_000 + n,
    7_730_000_000 + n,
    FIRST[n % FIRST.length],
    n % QUOTED === 0 ? `"${last}, Jr."` : last,
    `${two((n % 12) + 1)}/${two((n % 28) + 1)}/${2008 + (n % 10)}`,
    'FMX'[n % 3],
    n % FAULTY === 17 ? 'TK+' : GRADES[n % GRADES.length],
    SITES[n % SITES.length],
    '08/12/2026',
    LANGUAGES[n % LANGUAGES.length],
    `s${30_000_000 + n}@example.org`,
    'enrolled',
  ].join(',')
}

function two(n: number): string {
  return String(n).padStart(2, '0')
}
