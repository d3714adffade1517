import { expect, it } from 'vitest'
import { openFakeConsole, signedIn } from '../api/testing/fake-console.ts'
import { memoryStorage, STORAGE_KEYS } from '../runtime/storage.ts'
import { draftsIn } from './use-draft.ts'

const draft = { at: '2026-09-14T12:20:00Z', values: { siteName: 'North' }, base: { siteName: 'South' } }

it('[R14] drafts are kept and dropped one by one, and nothing stays behind the last', () => {
  const storage = memoryStorage()
  const drafts = draftsIn(storage, 'drafts')
  expect(drafts.read('site/1')).toBeNull()
  drafts.keep('site/1', draft)
  drafts.keep('site/2', { ...draft, values: { siteName: 'East' } })
  expect(drafts.read('site/1')).toEqual(draft)
  drafts.drop('site/2')
  drafts.drop('site/9')
  expect(draftsIn(storage, 'drafts').read('site/1')).toEqual(draft)
  drafts.drop('site/1')
  expect(storage.getItem('drafts')).toBeNull()
})

it.each([
  '',
  '{',
  '[]',
  'null',
  '{"a":1}',
  '{"a":{"at":1,"values":{},"base":{}}}',
  '{"a":{"at":"x","values":[],"base":{}}}',
])('[R14] a storage that holds %j has no draft, and takes one', (text) => {
  const storage = memoryStorage()
  storage.setItem('drafts', text)
  const drafts = draftsIn(storage, 'drafts')
  expect(drafts.read('a')).toBeNull()
  drafts.keep('a', draft)
  expect(drafts.read('a')).toEqual(draft)
})

it.each([
  ['an expired session keeps', 'expire', true],
  ['logging out drops', 'signOut', false],
] as const)('[R14] %s what was typed', async (_, end, kept) => {
  const draftStorage = memoryStorage()
  const { runtime } = openFakeConsole({ '/api/logout': () => ({}) }, { draftStorage })
  await signedIn(runtime)
  const drafts = draftsIn(draftStorage, STORAGE_KEYS.drafts(1))
  drafts.keep('a', draft)
  await runtime.session[end]()
  expect(drafts.read('a') !== null).toBe(kept)
})
