import { describe, expect, it, vi } from 'vitest'
import { loadScreen, ScreenLoadError } from './load-screen.ts'

const handTimer = () => {
  const running: { action: () => void; ms: number }[] = []
  return {
    running,
    timer: {
      set(action: () => void, ms: number) {
        const one = { action, ms }
        running.push(one)
        return () => void running.splice(running.indexOf(one), 1)
      },
    },
  }
}
const reasonOf = (error: unknown) => (error instanceof ScreenLoadError ? error.reason : error)

describe("[S9] R28 a screen's code", () => {
  it('is given when it comes, and its timer is stopped', async () => {
    const { running, timer } = handTimer()
    expect(await loadScreen(() => Promise.resolve('code'), { timer })).toBe('code')
    expect(running).toEqual([])
  })

  it('is given up after 120000 ms', async () => {
    const { running, timer } = handTimer()
    const loading = loadScreen(() => new Promise(() => {}), { timer }).catch(reasonOf)
    expect(running.map(({ ms }) => ms)).toEqual([120_000])
    running[0]?.action()
    expect(await loading).toBe('timeout')
  })

  it('is not asked for without a connection: a browser would not ask for it again', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const load = vi.fn(async () => 'code')
    expect(await loadScreen(load).catch(reasonOf)).toBe('failed')
    expect(load).not.toHaveBeenCalled()
    vi.stubGlobal('navigator', { onLine: true })
    expect(await loadScreen(load)).toBe('code')
    vi.unstubAllGlobals()
  })

  it('says that it failed, with the cause', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module')
    const { running, timer } = handTimer()
    const error = await loadScreen(() => Promise.reject(cause), { timer }).catch((one: unknown) => one)
    expect(error).toBeInstanceOf(ScreenLoadError)
    expect(error).toMatchObject({ reason: 'failed', cause })
    expect(running).toEqual([])
  })
})
