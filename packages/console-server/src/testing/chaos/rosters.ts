import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FILES } from '../../pipeline/testing/files.ts'

/** The files of a district at one time, and what their import has to come to. */
export type Roster = {
  readonly files: Readonly<Record<string, string>>
  /** The names of those whose rows are right, by key; each has one enrollment. */
  readonly students: ReadonlyMap<string, string>
  /** Rows of the students' file that are refused. */
  readonly refused: number
}

const STUDENTS = 1500
const FIRST_ID = 30_100_000

/** The files as the SIS sends them for the n-th time: some names changed, some students are gone or back, some rows are wrong. */
export const rosterOf = (lea: string, n: number): Roster => {
  const gone = (n % 7) * 3
  const refused = n % 5
  const names = new Map<string, string>()
  const rows: string[] = []
  const stays: string[] = []
  for (let place = 0; place < STUDENTS - gone; place += 1) {
    const id = String(FIRST_ID + place)
    const lastName = (place + n) % 11 === 0 ? `Finch ${n}` : 'Lark'
    names.set(id, `Kid ${place} ${lastName}`)
    rows.push(`${id},,Kid ${place},${lastName},03/09/2020,F,K,0412,08/12/2026,00,`)
    stays.push(`${id},0412,K,08/12/2026,E,,`)
  }
  const [header = ''] = FILES['STU.csv'].split('\n')
  const [stayHeader = ''] = FILES['ENR.csv'].split('\n')
  const wrong = Array.from(
    { length: refused },
    (_, place) => `${90_000_000 + place},,Kid,Lark,03/09/2020,F,TK+,0412,08/12/2026,00,`,
  )
  return {
    files: {
      'SCH.csv': FILES['SCH.csv'],
      // An address belongs to one client.
      'STF.csv': FILES['STF.csv'].replace('mokafor@', `mokafor-${lea}@`),
      'STU.csv': `${[header, ...rows, ...wrong].join('\n')}\n`,
      'ENR.csv': `${[stayHeader, ...stays].join('\n')}\n`,
    },
    students: names,
    refused,
  }
}

/** Delivers files into a district's inbox, each of them whole; without a roster it takes all away. */
export const deliver = async (data: string, lea: string, roster: Roster | null): Promise<void> => {
  const inbox = join(data, 'inbox', lea)
  await rm(inbox, { recursive: true, force: true })
  await mkdir(inbox, { recursive: true })
  if (!roster) return
  const arriving = join(data, '..', `arriving-${lea}`)
  for (const [name, text] of Object.entries(roster.files)) {
    // Under its own name it is there at once.
    await writeFile(arriving, text)
    await rename(arriving, join(inbox, name))
  }
}
