import { memoryStorage } from '@edconsole/console-core'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  query,
  rowOf,
  type SitesOptions,
  saveBar,
  sitesOfDistrict,
  told,
  typeOf,
} from '../../testing/sites-of-district.tsx'
import { SiteOverview } from './index.ts'

const { add, stored, show, patches } = sitesOfDistrict(SiteOverview, [() => import('./close-dialog.tsx')])

describe('[ux 9.8] Edit types', () => {
  beforeEach(async () => {
    await add('0401', 'Birch')
    await add('0402', 'Cedar')
    await add('0403', 'Elm', { schoolType: 'High School' })
  })
  const edit = async (options?: SitesOptions) => {
    const shown = await show(options)
    await screen.findByRole('rowheader', { name: '0401' })
    await shown.user.click(await screen.findByRole('button', { name: 'Edit types' }))
    await typeOf('Birch')
    return shown
  }

  test('the types of many sites are saved in one call', async () => {
    const { sent, server: counting } = patches()
    const shown = await edit({ server: counting })
    const { user } = shown
    await user.selectOptions(await typeOf('Birch'), 'Elementary School')
    await user.selectOptions(await typeOf('Elm'), 'Other School')
    const bar = within(await saveBar())
    expect(bar.getByText('2 unsaved changes')).toBeVisible()
    expect(bar.getByText('Birch, Elm')).toBeVisible()
    await user.click(bar.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(told(shown)).toEqual(['Site updated (0401, 0403)']))
    expect(sent).toHaveLength(1)
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
    expect(await stored('0403')).toMatchObject({ schoolType: 'Other School' })
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(await (await rowOf('0401')).findByText('Elementary School')).toBeVisible()
    expect(query(shown)).toEqual({})
  })

  test('the old type chosen again is no change', async () => {
    const { user } = await edit()
    await user.selectOptions(await typeOf('Elm'), 'Other School')
    await saveBar()
    await user.selectOptions(await typeOf('Elm'), 'High School')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
  })

  test('[S8] what the server refuses stays, with its reason at its row', async () => {
    const shown = await edit()
    const { user, faults } = shown
    const elm = await stored('0403')
    const birch = await stored('0401')
    await user.selectOptions(await typeOf('Birch'), 'Elementary School')
    await user.selectOptions(await typeOf('Elm'), 'Other School')
    faults.on('sites.updateMany', {
      body: {
        data: [{ ...birch, schoolType: 'Elementary School' }],
        errors: [{ id: elm?.id, code: 409, message: 'Someone else is at it' }],
      },
    })
    const save = within(await saveBar()).getByRole('button', { name: 'Save changes' })
    await user.click(save)
    expect(await screen.findByText("Elm wasn't changed: Someone else is at it")).toBeVisible()
    expect(told(shown)).toEqual(['Error returned. 409 Someone else is at it'])
    expect(await typeOf('Elm')).toHaveValue('Other School')
    expect(await typeOf('Elm')).toBeInvalid()
    expect(await typeOf('Elm')).toHaveAccessibleDescription("Elm wasn't changed: Someone else is at it")
    expect(within(await saveBar()).getByText('1 of 2 changes saved')).toBeVisible()
    faults.clear()
    await user.click(save)
    await waitFor(async () => expect((await stored('0403'))?.schoolType).toBe('Other School'))
    await waitFor(() => expect(screen.queryByText(/was not changed/)).toBeNull())
  })

  test('Enter and the arrows go from row to row and change nothing', async () => {
    const { user } = await edit()
    expect(await typeOf('Birch')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(await typeOf('Cedar')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await typeOf('Elm')).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowUp}{Shift>}{Enter}{/Shift}')
    expect(await typeOf('Birch')).toHaveFocus()
    expect(await typeOf('Birch')).toHaveValue('')
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  })

  test('[R14] choices outlive a reload, with the rows to see them in', async () => {
    const draftStorage = memoryStorage()
    const { user } = await edit({ draftStorage })
    await user.selectOptions(await typeOf('Cedar'), 'Pre-School')
    await saveBar()
    cleanup()
    const shown = await show({ draftStorage })
    expect(await typeOf('Cedar')).toHaveValue('Pre-School')
    expect(within(await saveBar()).getByText('Cedar')).toBeVisible()
    await shown.user.click(within(await saveBar()).getByRole('button', { name: 'Discard' }))
    expect(await typeOf('Cedar')).toHaveValue('')
    cleanup()
    await show({ draftStorage })
    await screen.findByRole('rowheader', { name: '0402' })
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  })

  test('closing sites is asked about once for all of them', async () => {
    const shown = await edit()
    const { user } = shown
    for (const name of ['Birch', 'Elm']) await user.selectOptions(await typeOf(name), 'Closed')
    const save = within(await saveBar()).getByRole('button', { name: 'Save changes' })
    // Its code is fetched with the first choice.
    const question = await waitFor(async () => {
      await user.click(save)
      return screen.getByRole('alertdialog', { name: 'Close 2 sites?' })
    })
    expect(question).toHaveTextContent('Birch: 0 students')
    await user.click(within(question).getByRole('button', { name: 'Close sites' }))
    await waitFor(() => expect(told(shown)).toEqual(['Site updated (0401, 0403)']))
  })

  test('[S2.1] choices are asked about before the mode is left', async () => {
    const { user } = await edit()
    await user.selectOptions(await typeOf('Cedar'), 'Pre-School')
    await user.click(screen.getByRole('button', { name: 'Done' }))
    const question = await screen.findByRole('alertdialog', { name: 'Unsaved changes' })
    expect(question).toHaveTextContent('Cedar')
    await user.click(within(question).getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('button', { name: 'Edit types' })).toBeVisible()
    expect((await rowOf('0402')).getByText('Not set')).toBeVisible()
  })
})
