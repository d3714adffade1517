import { NoResultError } from 'kysely'
import { expect, it } from 'vitest'
import { copyItem } from './copy-item.ts'

const refused = (code: string) => Object.assign(new Error('values of a row'), { code })
const noNode = Object.create(NoResultError.prototype)

it.each<[string, unknown, string]>([
  ['a value that does not fit', refused('22001'), "Couldn't be saved: the database can't store a value."],
  ['a broken link', refused('23503'), "Couldn't be saved: it conflicts with stored data."],
  ['what is gone', noNode, 'Deleted during the rollover.'],
  ['a deadlock', refused('40P01'), 'Someone changed it at the same time. Run the rollover again.'],
])('R26 one item that failed says why: %s', async (_, error, reason) => {
  expect(await copyItem(2026, () => Promise.reject(error))).toEqual({ outcome: 'failed', reason })
})

it('R26 what is there already is no failure', async () => {
  const outcome = { outcome: 'alreadyPresent', reason: 'Already in 2026-2027.' }
  expect(await copyItem(2026, async () => false)).toEqual(outcome)
  expect(await copyItem(2026, () => Promise.reject(refused('23505')))).toEqual(outcome)
})

it('R26 what is not about the item is no reason of it', async () => {
  const lost = refused('08006')
  await expect(copyItem(2026, () => Promise.reject(lost))).rejects.toBe(lost)
})
