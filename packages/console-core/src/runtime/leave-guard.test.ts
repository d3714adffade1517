import { describe, expect, it, vi } from 'vitest'
import { createLeaveGuard } from './create-leave-guard.ts'

describe('[S2.1] unsaved changes', () => {
  it('can be watched: heard once when the first form has some, and once when the last has none', () => {
    const guard = createLeaveGuard({ confirm: () => true })
    const heard: boolean[] = []
    guard.dirty.subscribe(() => heard.push(guard.dirty.get()))
    const first = guard.register(['Name'])
    const second = guard.register(['Code'])
    first()
    expect(guard.isDirty()).toBe(true)
    second()
    expect(heard).toEqual([true, false])
  })

  it('let everybody go when there are none', async () => {
    const guard = createLeaveGuard({ confirm: () => false })
    const takeBack = guard.register()
    expect(await guard.ask()).toBe(false)
    takeBack()
    expect(await guard.ask()).toBe(true)
    expect(guard.isDirty()).toBe(false)
  })

  it.each([true, false])('ask with the fixed sentence; the answer %s counts', async (answer) => {
    const asked: string[] = []
    const guard = createLeaveGuard({
      confirm: (text) => {
        asked.push(text)
        return answer
      },
    })
    guard.register(['Name'])
    expect(await guard.ask()).toBe(answer)
    expect(asked).toEqual(['You have unsaved changes. Would you like to continue?'])
  })

  it.each([true, false])('each form hears once that it is left: %s', async (answer) => {
    const guard = createLeaveGuard({ confirm: () => answer })
    const left: string[] = []
    guard.register([], () => left.push('first'))
    guard.register([], () => left.push('second'))
    await Promise.all([guard.ask(), guard.ask()])
    expect(left).toEqual(answer ? ['first', 'second'] : [])
  })

  it('show one question in the dialog, with the names of all forms', async () => {
    const guard = createLeaveGuard()
    guard.attachDialog()
    guard.register(['Name', 'Code'])
    guard.register(['Code', 'Grade'])
    const answers = [guard.ask(), guard.ask()]
    expect(guard.prompt.get()?.names).toEqual(['Name', 'Code', 'Grade'])
    guard.prompt.get()?.answer(true)
    expect(await Promise.all(answers)).toEqual([true, true])
    expect(guard.prompt.get()).toBeNull()
  })

  it('are kept when the dialog goes away unanswered', async () => {
    const guard = createLeaveGuard()
    const detach = guard.attachDialog()
    guard.register()
    const answer = guard.ask()
    detach()
    expect(await answer).toBe(false)
  })

  it.each([
    ['lets go without a question what it stored', true, null],
    ['that fails leaves the question', false, ['Name']],
  ])('are waited for while they are being saved: a save %s', async (_, stored, names) => {
    const guard = createLeaveGuard()
    guard.attachDialog()
    const clean = guard.register(['Name'])
    const end = guard.beginSave()
    const leaves = guard.ask()
    await Promise.resolve()
    expect([guard.isAsking(), guard.prompt.get()]).toEqual([true, null])
    // A form ends its save before it has nothing unsaved anymore, within one pass of effects.
    end()
    if (stored) clean()
    await vi.waitFor(() => expect(guard.isAsking() && guard.prompt.get() === null).toBe(false))
    expect(guard.prompt.get()?.names ?? null).toEqual(names)
    guard.prompt.get()?.answer(false)
    expect([await leaves, guard.isAsking()]).toEqual([stored, false])
  })

  it('that are saved while the question stands close it, but a form that only registers anew does not', async () => {
    const guard = createLeaveGuard()
    guard.attachDialog()
    const before = guard.register(['Name'])
    const leaves = guard.ask()
    before()
    const now = guard.register(['Name', 'Code'])
    await Promise.resolve()
    expect(guard.prompt.get()).not.toBeNull()
    now()
    expect(await leaves).toBe(true)
    expect(guard.prompt.get()).toBeNull()
  })

  it('hold the keys of a query that decide which form is open, as long as it may be open', () => {
    const guard = createLeaveGuard()
    expect(guard.takesForm({ code: '1' }, {})).toBe(false)
    const release = guard.holdForm('code', 'add')
    expect(guard.takesForm({ code: ['1', '2'] }, { code: ['2'] })).toBe(true)
    expect(guard.takesForm(undefined, { add: 'true' })).toBe(true)
    expect(guard.takesForm({ code: ['1', '2'], page: '2' }, { code: ['1', '2'] })).toBe(false)
    release()
    expect(guard.takesForm({ code: '1' }, {})).toBe(false)
  })

  it('know a way out that was asked about, as long as it is taken', () => {
    const guard = createLeaveGuard()
    expect(guard.pass(() => guard.isPassing())).toBe(true)
    expect(guard.isPassing()).toBe(false)
  })
})
