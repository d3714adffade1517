import { columnsOf } from '@edconsole/console-core/import-rules'
import { expect, it } from 'vitest'
import { panelRows } from './panel-rows.ts'
import type { SavedTranslation } from './translations-panel-props.ts'

const column = columnsOf('students').find(({ columnName }) => columnName === 'gradeLevel')
if (!column) throw new Error('no column gradeLevel')
const gradeLevel = column

const one = (
  id: number | null,
  sourceValue: string,
  more: Partial<SavedTranslation> = {},
): SavedTranslation => ({
  id,
  sourceValue,
  translatedValue: 'KG',
  matchType: 'exact',
  ...more,
})
const saved = [one(1, 'a', { timesUsedLastRun: 0 }), one(2, 'b', { timesUsedLastRun: 9 }), one(3, 'c')]
const shown = (translations: readonly SavedTranslation[]) =>
  panelRows(gradeLevel, translations, saved).map(({ translation, state, place }) => [
    translation.sourceValue,
    state,
    place,
  ])

it('[S8] edited and cleared translations keep their place, new ones stand on top, the newest first', () => {
  expect(shown([one(3, 'c2'), one(1, 'a'), one(null, 'x'), one(null, 'y'), one(8, 'z')])).toEqual([
    ['y', 'new', 3],
    ['x', 'new', 2],
    ['a', 'saved', 1],
    ['b', 'cleared', -1],
    ['c2', 'edited', 0],
    ['z', 'saved', 4],
  ])
})

it('[S8] of a template that is not stored yet, none is marked as new, and all keep their order', () => {
  const rows = panelRows(gradeLevel, [one(null, 'x'), one(null, 'y')], undefined)
  expect(rows.map(({ translation, state }) => [translation.sourceValue, state])).toEqual([
    ['x', 'saved'],
    ['y', 'saved'],
  ])
})

it('[S8] only a translation that a run counted and nobody edited is called unused', () => {
  const unused = (first: SavedTranslation) =>
    panelRows(gradeLevel, [first, one(2, 'b'), one(3, 'c')], saved).map((row) => row.unused)
  expect(unused(one(1, 'a'))).toEqual([true, false, false])
  expect(unused(one(1, 'A'))).toEqual([false, false, false])
})

it('[S8] an edited translation says which value of the last import it covers no longer', () => {
  const lost = (...translations: SavedTranslation[]) =>
    panelRows(gradeLevel, translations, saved).flatMap((row) => row.lost ?? [])
  const [unused, used] = [one(1, 'a'), one(2, 'b')]
  const found = { sourceValue: 'b', rows: 9, fallback: false }
  expect(lost(unused, one(2, 'b2'))).toEqual([found])
  expect(lost(one(1, 'a2'), one(2, 'b', { translatedValue: '01' }))).toEqual([])
  expect(lost(unused, one(2, 'b', { matchType: 'ignoreCase' }))).toEqual([])
  expect(lost(unused, one(2, 'b2'), one(null, 'B', { matchType: 'ignoreCase' }))).toEqual([])
  expect(lost(unused, one(2, 'b2'), one(null, '', { matchType: 'any' }))).toEqual([
    { ...found, fallback: true },
  ])
  expect(lost(used, one(1, 'b2'))).toEqual([])
})

it.each([
  ['twice', [one(1, 'a'), one(2, 'a')], 1],
  ['notInList', [one(1, 'a', { translatedValue: 'gone' }), one(2, 'b')], 0],
] as const)('[S8] a stored contradiction (%s) is marked where it stands', (fault, translations, place) => {
  const rows = panelRows(gradeLevel, translations, saved)
  expect(rows.filter((row) => row.fault !== null)).toEqual([expect.objectContaining({ fault, place })])
})
