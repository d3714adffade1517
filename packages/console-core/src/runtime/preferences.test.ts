import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { UserPreferences } from '../entities/user-preferences.ts'
import { createPreferences, type PreferenceStore } from './create-preferences.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const setUp = (saved: UserPreferences | Error, save: () => Promise<unknown> = () => Promise.resolve()) => {
  const writes: [kind: string, changed: object, first: boolean][] = []
  const remote: PreferenceStore = {
    load: () => (saved instanceof Error ? Promise.reject(saved) : Promise.resolve(saved)),
    saveColumnStates: (changed, first) => {
      writes.push(['columns', changed, first])
      return save()
    },
    savePageSizes: (changed, first) => {
      writes.push(['sizes', changed, first])
      return save()
    },
  }
  return { preferences: createPreferences(remote), writes }
}
const nothing: UserPreferences = { columnStates: null, pageSizes: null }

describe('R23 preferences', () => {
  it('come once and are there for their tables', async () => {
    const { preferences } = setUp({ columnStates: { 'import-logs': [{ field: 'status' }] }, pageSizes: null })
    expect(preferences.get().ready).toBe(false)
    await preferences.start()
    expect(preferences.get()).toEqual({
      ready: true,
      columnStates: { 'import-logs': [{ field: 'status' }] },
      pageSizes: {},
    })
  })

  it('wait 400 ms and are merged by table, the last word of each counting', async () => {
    const { preferences, writes } = setUp(nothing)
    await preferences.start()
    preferences.setPageSize('a', 50)
    await vi.advanceTimersByTimeAsync(399)
    preferences.setPageSize('b', 100)
    preferences.setPageSize('a', 250)
    await vi.advanceTimersByTimeAsync(399)
    expect(writes).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(writes).toEqual([['sizes', { a: 250, b: 100 }, true]])
  })

  it('are posted first, patched afterwards, kind by kind', async () => {
    const { preferences, writes } = setUp({ columnStates: {}, pageSizes: null })
    await preferences.start()
    preferences.setPageSize('a', 50)
    preferences.setColumnStates('a', [])
    await vi.advanceTimersByTimeAsync(400)
    preferences.setPageSize('a', 25)
    await vi.advanceTimersByTimeAsync(400)
    expect(writes).toEqual([
      ['sizes', { a: 50 }, true],
      ['columns', { a: [] }, false],
      ['sizes', { a: 25 }, false],
    ])
  })

  it('are never written twice at once, so that two tables cannot both post', async () => {
    const releases: (() => void)[] = []
    const { preferences, writes } = setUp(nothing, () => new Promise<void>((done) => releases.push(done)))
    await preferences.start()
    preferences.setPageSize('a', 50)
    await vi.advanceTimersByTimeAsync(400)
    preferences.setPageSize('b', 50)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(writes).toHaveLength(1)
    releases[0]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(writes[1]).toEqual(['sizes', { b: 50 }, false])
  })

  it('stay as the user set them when a write fails, and are posted again', async () => {
    let fails = true
    const { preferences, writes } = setUp(nothing, () =>
      fails ? Promise.reject(new Error('no')) : Promise.resolve(),
    )
    await preferences.start()
    preferences.setPageSize('a', 50)
    await vi.advanceTimersByTimeAsync(400)
    expect(preferences.get().pageSizes).toEqual({ a: 50 })
    fails = false
    preferences.setPageSize('b', 50)
    await vi.advanceTimersByTimeAsync(400)
    expect(writes[1]).toEqual(['sizes', { b: 50 }, true])
  })

  it('changed before they came are newer than what comes', async () => {
    const { preferences, writes } = setUp({ columnStates: null, pageSizes: { a: 25, b: 25 } })
    preferences.setPageSize('a', 250)
    await vi.advanceTimersByTimeAsync(1000)
    expect(writes).toEqual([])
    await preferences.start()
    expect(preferences.get().pageSizes).toEqual({ a: 250, b: 25 })
    await vi.advanceTimersByTimeAsync(0)
    expect(writes).toEqual([['sizes', { a: 250 }, false]])
  })

  it('leave tables usable when they cannot be had', async () => {
    const { preferences } = setUp(new Error('down'))
    await preferences.start()
    expect(preferences.get().ready).toBe(true)
  })

  it('are sent at once when the page goes away', async () => {
    const { preferences, writes } = setUp(nothing)
    await preferences.start()
    preferences.setPageSize('a', 50)
    preferences.flush()
    expect(writes).toHaveLength(1)
  })

  it('of one user are never written for the next', async () => {
    const { preferences, writes } = setUp(nothing)
    await preferences.start()
    preferences.setPageSize('a', 50)
    preferences.reset()
    await preferences.start()
    await vi.advanceTimersByTimeAsync(1000)
    expect(writes).toEqual([])
    expect(preferences.get().pageSizes).toEqual({})
  })

  it('that come after their user has gone are not those of the next', async () => {
    const answers: ((saved: UserPreferences) => void)[] = []
    const preferences = createPreferences({
      load: () => new Promise((done) => answers.push(done)),
      saveColumnStates: () => Promise.resolve(),
      savePageSizes: () => Promise.resolve(),
    })
    const first = preferences.start()
    preferences.reset()
    const second = preferences.start()
    answers[0]?.({ columnStates: null, pageSizes: { a: 250 } })
    await first
    expect(preferences.get()).toMatchObject({ ready: false, pageSizes: {} })
    answers[1]?.({ columnStates: null, pageSizes: { b: 50 } })
    await second
    expect(preferences.get()).toMatchObject({ ready: true, pageSizes: { b: 50 } })
  })
})
