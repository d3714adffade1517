import { expect, it } from 'vitest'
import { fileHeading } from './file-heading.ts'

it.each([
  ['a raw instant', { title: 'Started (ET)', isRaw: true }, 'Started (UTC)'],
  ['a time as it is shown', { title: 'Started (ET)' }, 'Started (ET)'],
  ['a raw number', { title: 'Duration', isRaw: true, unit: 'ms' }, 'Duration (ms)'],
  ['a number as it is shown', { title: 'Duration', unit: 'ms' }, 'Duration'],
  ['anything else', { title: 'Status', isRaw: true }, 'Status'],
] as const)('[ux 8.1] the heading of %s in a file', (_, column, expected) => {
  expect(fileHeading('America/New_York')(column)).toBe(expected)
})

it('[R39] a heading names the zone that the console shows its times in, until its values are raw', () => {
  expect(fileHeading('America/Chicago')({ title: 'Started (CT)', isRaw: true })).toBe('Started (UTC)')
})
