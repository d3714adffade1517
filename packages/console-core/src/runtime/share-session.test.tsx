import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerDistricts, openFakeConsole } from '../api/testing/fake-console.ts'
import { sampleUser } from '../api/testing/sample-user.ts'
import { draftsIn } from '../provider/use-draft.ts'
import type { ConsoleOptions } from './console-options.ts'
import { memoryStorage, STORAGE_KEYS } from './storage.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** The server's one session, and tabs of the browser that has it. */
const oneBrowser = () => {
  const server = { user: 1 as number | null, asked: 0 }
  const openTab = async (options: ConsoleOptions = {}) => {
    const { runtime, events } = openFakeConsole(
      {
        ...answerDistricts(1),
        '/api/user-info': () => {
          server.asked += 1
          return server.user === null ? { status: 401 } : { body: { data: sampleUser([], server.user) } }
        },
        '/api/logout': () => {
          server.user = null
          return { body: { data: null } }
        },
        '/api/login': () => ({ body: { data: { returnTo: '/' } } }),
      },
      options,
    )
    stops.push(runtime.start())
    await vi.waitFor(() => expect(runtime.session.get().status).toBe('signed-in'))
    return { runtime, events }
  }
  return { server, openTab }
}

describe('[S4] R14 tabs of one browser', () => {
  it('leave together, tell their hosts, and keep what was typed in the others', async () => {
    const { openTab } = oneBrowser()
    const told = vi.fn()
    const draftStorage = memoryStorage()
    const { runtime: first } = await openTab()
    const { runtime: second } = await openTab({ onUnauthenticated: told, draftStorage })
    const drafts = draftsIn(draftStorage, STORAGE_KEYS.drafts(1))
    drafts.keep('a', { at: '2026-09-14T12:20:00Z', values: { name: 'North' }, base: { name: 'South' } })
    await first.session.signOut()
    await vi.waitFor(() => expect(second.session.get()).toMatchObject({ status: 'signed-out', ended: true }))
    expect(told).toHaveBeenCalledOnce()
    expect(drafts.read('a')).not.toBeNull()
  })

  it('become those of somebody else who signs in, with nothing left on screen between', async () => {
    const { server, openTab } = oneBrowser()
    const { runtime: first } = await openTab()
    const { runtime: second } = await openTab()
    const seen: unknown[] = []
    second.session.subscribe(() => seen.push(second.session.get().user?.id ?? second.session.get().status))
    server.user = 2
    await first.session.signIn({ provider: 'illuminate', username: 'b', password: 'b' })
    await vi.waitFor(() => expect(second.session.get().user?.id).toBe(2))
    expect(seen.slice(0, 2)).toEqual(['loading', 2])
  })

  it('ask who is there when somebody comes back to one, and not at every focus', async () => {
    const { server, openTab } = oneBrowser()
    const { runtime } = await openTab()
    const before = server.asked
    window.dispatchEvent(new Event('focus'))
    window.dispatchEvent(new Event('focus'))
    await vi.waitFor(() => expect(server.asked).toBe(before + 1))
    expect(runtime.session.get().user?.id).toBe(1)
  })

  it('are left alone where the host passes the user', async () => {
    const { server, openTab } = oneBrowser()
    const { runtime } = openFakeConsole(
      { ...answerDistricts(1), '/api/user-info': () => ({ status: 401 }) },
      { session: sampleUser([], 1) },
    )
    stops.push(runtime.start())
    const { runtime: other } = await openTab()
    server.user = null
    await other.session.signOut()
    window.dispatchEvent(new Event('focus'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(runtime.session.get().user?.id).toBe(1)
  })
})
