import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNotify } from './create-notify.ts'
import { createSnackbars } from './create-snackbars.ts'
import type { SnackbarMessage } from './snackbar-message.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const texts = (snackbars: ReturnType<typeof createSnackbars>) =>
  snackbars.get().open.map(({ message }) => message)

/** As on a page that renders them. */
const renderedSnackbars = () => {
  const snackbars = createSnackbars()
  snackbars.subscribe(() => {})
  return snackbars
}

describe('[S3] [S4] a snackbar', () => {
  it('has the defaults of the product', () => {
    const snackbars = renderedSnackbars()
    snackbars.show({ message: 'Saved' })
    expect(snackbars.get().open[0]).toMatchObject({
      display: true,
      delay: 4000,
      color: 'primary',
      iconColor: 'success',
      dismissable: true,
      top: false,
      count: 1,
    })
  })

  it.each([
    ['warning', 'warning'],
    ['error', 'error'],
    ['info', 'info'],
    ['success', 'success'],
    ['#204080', 'success'],
  ])('of the color %s has the icon of %s unless it names another', (color, icon) => {
    const snackbars = renderedSnackbars()
    snackbars.show({ message: 'Copying was blocked', color })
    snackbars.show({ message: 'Copied', color, iconColor: 'info' })
    expect(snackbars.get().open.map(({ iconColor }) => iconColor)).toEqual(['info', icon])
  })

  it.each([
    ['[S9] 4000 ms', {}, 4000],
    ['its own delay', { delay: 1500 }, 1500],
  ])('goes after %s', (_, extra, ms) => {
    const snackbars = renderedSnackbars()
    snackbars.show({ message: 'Saved', ...extra })
    vi.advanceTimersByTime(ms - 1)
    expect(texts(snackbars)).toEqual(['Saved'])
    vi.advanceTimersByTime(1)
    expect(texts(snackbars)).toEqual([])
  })

  it('R22 waits until the page renders messages, then stays for its full time', () => {
    const snackbars = createSnackbars()
    snackbars.show({ message: 'Saved' })
    vi.advanceTimersByTime(60_000)
    snackbars.subscribe(() => {})
    vi.advanceTimersByTime(3999)
    expect(texts(snackbars)).toEqual(['Saved'])
    vi.advanceTimersByTime(1)
    expect(texts(snackbars)).toEqual([])
  })

  it('R22 stays while it is held, and has its full time again afterwards', () => {
    const snackbars = renderedSnackbars()
    const id = snackbars.show({ message: 'Saved' })
    vi.advanceTimersByTime(3900)
    snackbars.hold(id)
    snackbars.hold(id)
    vi.advanceTimersByTime(60_000)
    snackbars.release(id)
    vi.advanceTimersByTime(60_000)
    expect(texts(snackbars)).toEqual(['Saved'])
    snackbars.release(id)
    vi.advanceTimersByTime(3999)
    expect(texts(snackbars)).toEqual(['Saved'])
    vi.advanceTimersByTime(1)
    expect(texts(snackbars)).toEqual([])
  })

  it('waits while nobody can see the page, but a held one goes on waiting', () => {
    const snackbars = renderedSnackbars()
    const held = snackbars.show({ message: 'Held' })
    snackbars.show({ message: 'Free' })
    snackbars.hold(held)
    snackbars.setHidden(true)
    vi.advanceTimersByTime(60_000)
    expect(texts(snackbars)).toEqual(['Free', 'Held'])
    snackbars.setHidden(false)
    vi.advanceTimersByTime(4000)
    expect(texts(snackbars)).toEqual(['Held'])
  })

  it('R21 counts the same message within its time, and starts its time again', () => {
    const snackbars = renderedSnackbars()
    snackbars.show({ message: 'Error fetching sites', color: 'error' })
    vi.advanceTimersByTime(3000)
    snackbars.show({ message: 'Error fetching sites', color: 'error' })
    vi.advanceTimersByTime(3000)
    expect(snackbars.get().open.map(({ count }) => count)).toEqual([2])
    snackbars.show({ message: 'Error fetching sites', color: 'error', subtext: 'another reason' })
    expect(snackbars.get().open).toHaveLength(2)
    vi.advanceTimersByTime(4000)
    snackbars.show({ message: 'Error fetching sites', color: 'error' })
    expect(snackbars.get().open.map(({ count }) => count)).toEqual([1])
  })

  it('is among the last twenty, newest first, also when it is not displayed', () => {
    const snackbars = renderedSnackbars()
    for (let n = 1; n <= 22; n += 1) snackbars.show({ message: `${n}`, display: n % 2 === 0 })
    expect(snackbars.get().recent.map(({ message }) => message)).toEqual(
      Array.from({ length: 20 }, (_, index) => `${22 - index}`),
    )
    expect(snackbars.get().open).toHaveLength(11)
  })

  it('can be left to the host', () => {
    const told: SnackbarMessage[] = []
    const snackbars = createSnackbars({ onSnackbar: (message) => told.push(message) })
    snackbars.show({ message: 'Saved' })
    expect(told).toEqual([{ message: 'Saved', iconColor: 'success' }])
    expect(snackbars.get().open).toEqual([])
  })
})

describe('[S8] notify', () => {
  it.each([
    ['success', 'Success'],
    ['info', 'Information'],
    ['warning', 'Warning'],
    ['error', 'Error'],
  ] as const)('%s is titled %s and stays 3000 ms', (kind, title) => {
    const snackbars = renderedSnackbars()
    createNotify(snackbars)[kind]('Done', { subtext: 'Two sites' })
    expect(snackbars.get().open[0]).toMatchObject({ title, subtext: 'Two sites', color: kind, delay: 3000 })
    vi.advanceTimersByTime(3000)
    expect(snackbars.get().open).toEqual([])
  })

  it('takes a title of its own', () => {
    const snackbars = renderedSnackbars()
    createNotify(snackbars).info('Done', { title: 'Sync' })
    expect(snackbars.get().open[0]?.title).toBe('Sync')
  })
})
