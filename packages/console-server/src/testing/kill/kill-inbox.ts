import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FILES } from '../../pipeline/testing/files.ts'
import { IMPORTED_LEA } from './kill-districts.ts'

/** More than one chunk of them. */
const STUDENTS = 620

/** What the SIS has sent at first, and what later: some students changed, some are gone, one is refused. */
export const writeInbox = async (inboxDir: string, time: 'first' | 'later'): Promise<void> => {
  const folder = join(inboxDir, IMPORTED_LEA)
  await mkdir(folder, { recursive: true })
  const files = { ...FILES, 'STU.csv': students(time) }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
}

const students = (time: 'first' | 'later'): string => {
  const [header = ''] = FILES['STU.csv'].split('\n')
  const rows = Array.from({ length: STUDENTS }, (_, place) => {
    const changed = time === 'later' && place % 10 === 0
    const grade = place === 7 ? 'TK+' : 'K'
    return `${30_018_842 + place},,Kid,${changed ? 'Finch' : 'Lark'},03/09/2020,F,${grade},0412,08/12/2026,00,`
  })
  return `${[header, ...(time === 'later' ? rows.slice(0, -9) : rows)].join('\n')}\n`
}
