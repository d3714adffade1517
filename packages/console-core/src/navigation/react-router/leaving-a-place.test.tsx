import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { IMPORT_LOGS, routedConsole } from './testing/routed-console.tsx'

describe('R7 the fifth guard', () => {
  it('cancels in silence, before anything of the target is loaded', async () => {
    const canNavigate = vi.fn(async (to: { id: string }) => to.id !== 'import-logs')
    const app = routedConsole(['/'], IMPORT_LOGS, { canNavigate })
    await app.shows('dashboard', '/')
    await app.go('/1/import-logs')
    await app.shows('dashboard', '/')
    expect([app.messages(), app.preloaded.includes('import-logs'), app.mounts]).toEqual([
      [],
      false,
      ['dashboard'],
    ])
  })

  it('that throws leaves the frame, and the error to its boundary', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const canNavigate = vi.fn(async (to: { id: string }) => {
      if (to.id === 'import-logs') throw new Error('The host knows no import logs')
      return true
    })
    const app = routedConsole(['/'], IMPORT_LOGS, { canNavigate })
    await app.shows('dashboard', '/')
    await app.go('/1/import-logs')
    await screen.findByText('Error: The host knows no import logs')
    expect(screen.getByRole('main')).toBeInTheDocument()
    expect(logged).toHaveBeenCalled()
    await app.go('/')
    await app.shows('dashboard', '/')
    logged.mockRestore()
  })

  it('is asked once per navigation, and not about a new query', async () => {
    const canNavigate = vi.fn(() => true)
    const app = routedConsole(['/'], IMPORT_LOGS, { canNavigate })
    await app.shows('dashboard', '/')
    await app.go('/1/import-logs')
    await app.go('/1/import-logs?page=2')
    expect(canNavigate).toHaveBeenCalledTimes(2)
    expect(app.events.filter(({ type }) => type === 'place-shown')).toHaveLength(2)
  })
})

describe('[S2.1] unsaved changes', () => {
  it.each([
    [true, '/'],
    [false, '/1/import-logs'],
  ])('ask before another place is entered; the answer %s ends at %s', async (leave, expected) => {
    const confirm = vi.fn(() => leave)
    const app = routedConsole(['/1/import-logs'], IMPORT_LOGS, { confirm })
    await app.shows('import-logs', '/1/import-logs')
    app.unsaved()
    await app.go('/')
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(app.address()).toBe(expected))
  })

  it('do not ask about a table page, nor about a place that would be denied', async () => {
    const confirm = vi.fn(() => false)
    const app = routedConsole(['/1/import-logs'], IMPORT_LOGS, { confirm })
    await app.shows('import-logs', '/1/import-logs')
    app.unsaved()
    await app.go('/1/import-logs?page=2')
    expect(app.address()).toBe('/1/import-logs?page=2')
    await app.go('/1/export-logs')
    await app.shows('import-logs', '/1/import-logs?page=2')
    expect(app.messages()).toHaveLength(1)
    expect(confirm).not.toHaveBeenCalled()
  })

  it.each([
    [-1, false, '/1/import-logs?page=2&row=7'],
    [-1, true, '/1/import-logs?page=2'],
    ['/1/import-logs?page=2&row=8', false, '/1/import-logs?page=2&row=7'],
    ['/1/import-logs', true, '/1/import-logs'],
  ])('ask before a query of the same page takes their form away: %s, %s', async (to, leave, expected) => {
    const confirm = vi.fn(() => leave)
    const app = routedConsole(['/1/import-logs?page=2'], IMPORT_LOGS, { confirm })
    await app.shows('import-logs', '/1/import-logs?page=2')
    await app.go('/1/import-logs?page=2&row=7')
    app.runtime.leaveGuard.holdForm('row', 'add')
    app.unsaved()
    await app.go(to)
    await waitFor(() => expect(app.address()).toBe(expected))
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1))
  })

  it('do not ask when Back leaves their form alone, nor about what was already confirmed', async () => {
    const confirm = vi.fn(() => false)
    const app = routedConsole(['/1/import-logs?row=7'], IMPORT_LOGS, { confirm })
    await app.shows('import-logs', '/1/import-logs?row=7')
    await app.go('/1/import-logs?row=7&sort=name&tab=errors')
    app.runtime.leaveGuard.holdForm('row', 'add')
    app.unsaved()
    await app.go(-1)
    await waitFor(() => expect(app.address()).toBe('/1/import-logs?row=7'))
    await act(async () => app.runtime.leaveGuard.pass(() => app.router.navigate('/1/import-logs')))
    await waitFor(() => expect(app.address()).toBe('/1/import-logs'))
    expect(confirm).not.toHaveBeenCalled()
  })

  it('are waited for while they are saved; the last link that was followed meanwhile then opens', async () => {
    const confirm = vi.fn(() => false)
    const app = routedConsole(['/1/import-logs?row=7'], IMPORT_LOGS, { confirm })
    await app.shows('import-logs', '/1/import-logs?row=7')
    app.runtime.leaveGuard.holdForm('row')
    const saved = app.unsaved()
    const end = app.runtime.leaveGuard.beginSave()
    await app.go('/1/import-logs?row=8')
    await app.go('/')
    expect(app.address()).toBe('/1/import-logs?row=7')
    await act(async () => {
      end()
      saved()
    })
    await app.shows('dashboard', '/')
    expect(confirm).not.toHaveBeenCalled()
  })

  it.each([true, false])(
    'a page that moves on by itself meanwhile is left where it went: %s',
    async (leave) => {
      const answer = Promise.withResolvers<boolean>()
      const app = routedConsole(['/1/import-logs'], IMPORT_LOGS, { confirm: () => answer.promise })
      await app.shows('import-logs', '/1/import-logs')
      const saved = app.unsaved()
      await app.go('/')
      saved()
      await app.go('/1/import-logs?row=8')
      await act(async () => answer.resolve(leave))
      expect(app.address()).toBe('/1/import-logs?row=8')
      await app.go('/')
      await app.shows('dashboard', '/')
    },
  )

  it('ask once when another district is picked, and the picker reverts on cancel', async () => {
    const answers = [false, true]
    const confirm = vi.fn(() => answers.shift() ?? false)
    const app = routedConsole(['/1/import-logs'], IMPORT_LOGS, { confirm })
    await app.shows('import-logs', '/1/import-logs')
    await waitFor(() => expect(app.runtime.districts.get().status).toBe('selected'))
    app.unsaved()
    expect(await act(() => app.runtime.selectDistrict(2))).toBe(false)
    expect([app.address(), app.runtime.districts.get().id]).toEqual(['/1/import-logs', '1'])
    expect(await act(() => app.runtime.selectDistrict(2))).toBe(true)
    await app.shows('import-logs', '/2/import-logs')
    expect(confirm).toHaveBeenCalledTimes(2)
  })
})
