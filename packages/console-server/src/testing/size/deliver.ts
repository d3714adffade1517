import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { SCALE_FILES } from '@edconsole/console-demo'
import type { Db } from '../../db/schema.ts'
import type { SizeDistrict } from './size-place.ts'

/** One student in so many has another last name than the day before, and one in so many a grade that nobody knows. */
const CHANGED_EVERY = 50
const REFUSED_EVERY = 200

const CHUNK = 5000

/**
 * Puts the files of a district into its inbox as its SIS would send them: what is stored, with the changes of a day.
 * @param day 0 for no changes
 */
export const deliverDay = async (
  db: Db,
  data: string,
  { lea, sisYear }: SizeDistrict,
  day: number,
): Promise<void> => {
  const inbox = join(data, 'inbox', lea)
  await rm(inbox, { recursive: true, force: true })
  await mkdir(inbox, { recursive: true })
  for (const { component, fileName, columns } of SCALE_FILES) {
    const lines = async function* () {
      yield `${columns.join(',')}\n`
      let after = ''
      for (;;) {
        const rows = await db
          .selectFrom('sisRows')
          .select(['sourceId', 'data'])
          .where('lea', '=', lea)
          .where('component', '=', component)
          .where('schoolYear', '=', sisYear)
          .where('isActive', '=', true)
          .where('sourceId', '>', after)
          .orderBy('sourceId')
          .limit(CHUNK)
          .execute()
        let text = ''
        for (const { sourceId, data } of rows) {
          const record = component === 'students' && day > 0 ? changed(data, sourceId, day) : data
          text += `${columns.map((name) => cell(record[name])).join(',')}\n`
        }
        yield text
        const last = rows.at(-1)
        if (last === undefined || rows.length < CHUNK) return
        after = last.sourceId
      }
    }
    await pipeline(Readable.from(lines()), createWriteStream(join(inbox, fileName)))
  }
}

type Row = Readonly<Record<string, unknown>>

const changed = (student: Row, sourceId: string, day: number): Row => {
  const n = Number(sourceId) + day
  if (n % REFUSED_EVERY === 0) return Object.assign({}, student, { gradeLevel: '1st' })
  return n % CHANGED_EVERY === 0 ? Object.assign({}, student, { lastName: `Finch ${day}` }) : student
}

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  const text = Array.isArray(value) ? value.join(';') : String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
