import { createFinding, type Finding } from '../finding.ts'
import { placeOfRow } from '../row-memory.ts'
import type { SourceOrigin } from '../source-origin.ts'
import { aboutColumn, type CheckSetting, columnNamed } from './record-check.ts'
import type { RecordKey } from './record-key.ts'

/** Makes the function that notes the key of each row: V008 when another row, here or in a source before, has it too. */
export const createDuplicateFinder = (setting: CheckSetting, { firstColumn, isPiece, words }: RecordKey) => {
  const { lookups, own } = setting
  const { earlier = [], origin = 'file' } = lookups
  const about = aboutColumn(setting, columnNamed(setting, firstColumn))

  return (key: string, rowNumber: number): Finding | null => {
    const other = earlier.find(({ rows }) => rows.has(key))
    const first = other ? other.rows.get(key) : own.rows.addNew(key, rowNumber, isPiece)
    if (first === undefined) return null
    return createFinding('V008', {
      ...about,
      value: key,
      words: { key: words, first: placeOfRow(first, other ?? own, other !== undefined) },
      ...(other ? { instead: { causeTitle: `Duplicate ${words} in two ${TWO[origin]}` } } : {}),
    })
  }
}

const TWO: Readonly<Record<SourceOrigin, string>> = { file: 'files', sis: 'sources' }
