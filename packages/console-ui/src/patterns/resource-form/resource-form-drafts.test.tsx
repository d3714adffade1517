import { memoryStorage, STORAGE_KEYS } from '@edconsole/console-core'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bar, email, name, save, siteFormOfTest } from '../../testing/site-form-of-test.tsx'

const at = siteFormOfTest()

describe('[R14] what was typed and not saved', () => {
  const typeAndExpire = async (draftStorage = memoryStorage()) => {
    const shown = await at.show({ draftStorage, faults: [['sites.update', { status: 401 }]] })
    await shown.user.clear(name())
    await shown.user.type(name(), 'Typed before the end')
    await shown.user.click(save())
    await waitFor(() => expect(shown.runtime.session.get().status).toBe('signed-out'))
    expect(shown.runtime.snackbars.get().recent).toEqual([])
    cleanup()
    return draftStorage
  }

  it('survives an expired session, is offered to the same user, and can be saved', async () => {
    const draftStorage = await typeAndExpire()
    const { user, runtime } = await at.show({ draftStorage })
    expect(screen.getByText('You have unsaved changes from an earlier visit')).toBeVisible()
    expect(name()).not.toHaveValue('Typed before the end')
    await user.click(screen.getByRole('button', { name: 'Restore' }))
    expect(name()).toHaveValue('Typed before the end')
    await user.click(save())
    await waitFor(async () => expect((await at.now()).siteName).toBe('Typed before the end'))
    const drafts = STORAGE_KEYS.drafts(runtime.session.get().user?.id ?? 0)
    await waitFor(() => expect(draftStorage.getItem(drafts)).toBeNull())
  })

  it('is not offered to somebody else', async () => {
    const draftStorage = await typeAndExpire()
    await at.show({ draftStorage, as: 'admin@example.org' })
    expect(screen.queryByText('You have unsaved changes from an earlier visit')).toBeNull()
  })

  it('survives a reload; Discard takes it away for good', async () => {
    const draftStorage = memoryStorage()
    const first = await at.show({ draftStorage })
    await first.user.type(name(), ' typed')
    cleanup()
    const second = await at.show({ draftStorage })
    await second.user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByText('You have unsaved changes from an earlier visit')).toBeNull()
    cleanup()
    await at.show({ draftStorage })
    expect(screen.queryByText('You have unsaved changes from an earlier visit')).toBeNull()
  })

  it('typing beside an offer loses neither', async () => {
    const draftStorage = memoryStorage()
    const first = await at.show({ draftStorage })
    await first.user.clear(name())
    await first.user.type(name(), 'From before')
    cleanup()
    const second = await at.show({ draftStorage })
    await second.user.clear(email())
    await second.user.type(email(), 'new@north.example')
    cleanup()
    const third = await at.show({ draftStorage })
    await third.user.click(screen.getByRole('button', { name: 'Restore' }))
    expect([name().value, email().value]).toEqual(['From before', 'new@north.example'])
  })

  it('[ux 11] restored, the first restored field has the focus', async () => {
    const draftStorage = memoryStorage()
    const first = await at.show({ draftStorage })
    await first.user.type(email(), '.us')
    await first.user.type(name(), ' typed')
    cleanup()
    const second = await at.show({ draftStorage })
    screen.getByRole('button', { name: 'Restore' }).focus()
    await second.user.keyboard('{Enter}')
    await waitFor(() => expect(name()).toHaveFocus())
  })

  it('is compared with what somebody else saved meanwhile', async () => {
    const draftStorage = memoryStorage()
    const first = await at.show({ draftStorage })
    await first.user.clear(name())
    await first.user.type(name(), 'From before')
    cleanup()
    await at.ask('PATCH', `/district/site/${at.site.id}`, { siteName: 'Theirs meanwhile' })
    const second = await at.show({ draftStorage })
    await second.user.click(screen.getByRole('button', { name: 'Restore' }))
    expect(screen.getByText('These values changed after you opened this page.')).toBeVisible()
    await second.user.click(screen.getByRole('button', { name: 'Compare' }))
    const dialog = await screen.findByRole('dialog')
    // The panel of a dialog fades in.
    await waitFor(() => expect(within(dialog).getByText('From before')).toBeVisible())
    await second.user.click(within(dialog).getByText('Theirs meanwhile'))
    await second.user.click(within(dialog).getByRole('button', { name: 'Use these values' }))
    expect(name()).toHaveValue('Theirs meanwhile')
    await waitFor(() => expect(bar()).toBeNull())
  })

  it('[S2.1] is asked about before it is left, and gone once the reader let it go', async () => {
    const draftStorage = memoryStorage()
    const asked: string[] = []
    const { user, runtime } = await at.show({
      draftStorage,
      confirm: (text) => {
        asked.push(text)
        return true
      },
    })
    await user.type(name(), ' typed')
    expect(runtime.leaveGuard.names()).toEqual(['Site name'])
    expect(await runtime.leaveGuard.ask()).toBe(true)
    expect(asked).toEqual(['You have unsaved changes. Would you like to continue?'])
    cleanup()
    await at.show({ draftStorage })
    expect(screen.queryByText('You have unsaved changes from an earlier visit')).toBeNull()
  })
})
