import { expect, it } from 'vitest'
import { createPrimaryReaders } from './primary-readers.ts'

const WHO = 7

it('a caller stays on the primary until the replica has what they last saw there', () => {
  const readers = createPrimaryReaders()
  expect(readers.has(WHO, 100, 0)).toBe(false)
  readers.note(WHO, 100, 1000)
  expect(readers.has(WHO, 110, 99)).toBe(true)
  readers.note(WHO, 120)
  expect(readers.has(WHO, 130, 110)).toBe(true)
  expect(readers.has(WHO + 1, 130, 110)).toBe(false)
  expect(readers.has(WHO, 140, 120)).toBe(false)
})

it('a caller who reads without a pause leaves after a while, counted from the last time that there was a reason', () => {
  const readers = createPrimaryReaders()
  readers.note(WHO, 0, 1000)
  for (let now = 0; now < 1000; now += 100) {
    expect(readers.has(WHO, now, now - 200)).toBe(true)
    readers.note(WHO, now)
  }
  expect(readers.has(WHO, 1000, 800)).toBe(false)
})
