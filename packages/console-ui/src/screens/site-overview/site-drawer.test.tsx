import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { behindRouter } from '../../testing/behind-router.ts'
import { drawer, query, sitesOfDistrict, told } from '../../testing/sites-of-district.tsx'
import { SiteOverview } from './index.ts'

const { ask, add, stored, addImported, show, patches } = sitesOfDistrict(SiteOverview, [
  () => import('./site-drawer.tsx'),
])

describe('a site', () => {
  test('[domain 5.4] the link of an unknown code opens the form with it; saved, it stands in the list', async () => {
    await add('0401', 'Birch')
    const shown = await show({ query: { code: '0417' } })
    const form = within(await drawer('Add site'))
    expect(form.getByRole('textbox', { name: /^Site code/ })).toHaveValue('0417')
    await shown.user.type(form.getByRole('textbox', { name: /^Site name/ }), 'Juniper')
    await shown.user.click(form.getByRole('button', { name: 'Add site' }))
    await waitFor(() => expect(told(shown)).toEqual(['Site created (0417)']))
    await screen.findByRole('rowheader', { name: '0417' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(query(shown)).toEqual({})
    await waitFor(() => expect(screen.getByRole('button', { name: '0417' })).toHaveFocus())
    expect(await stored('0417')).toMatchObject({ siteName: 'Juniper', isManual: true, includeInImport: true })
  })

  test('[ux 11] Enter in a one-line field saves: a new site, and what was changed of one', async () => {
    const shown = await show({ query: { code: '0417' } })
    const adding = within(await drawer('Add site'))
    await shown.user.type(adding.getByRole('textbox', { name: /^Site name/ }), 'Juniper{Enter}')
    await waitFor(() => expect(told(shown)).toEqual(['Site created (0417)']))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await shown.user.click(await screen.findByRole('button', { name: '0417' }))
    const editing = within(await drawer('Juniper'))
    const name = editing.getByRole('textbox', { name: /^Site name/ })
    await shown.user.type(name, '{Enter}')
    await shown.user.type(name, ' Park{Enter}')
    await waitFor(() => expect(told(shown)).toContain('Site updated (0417)'))
    expect(await stored('0417')).toMatchObject({ siteName: 'Juniper Park' })
  })

  test('[ux 10] a drawer that is opened soon after another keeps the focus', async () => {
    await add('0418', 'Maple')
    const shown = await show({ query: { code: '0418' } })
    await shown.user.click(within(await drawer('Maple')).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [title] = screen.getAllByRole('heading', { level: 1 })
    title?.focus()
    fireEvent.click(screen.getByRole('button', { name: '0418' }))
    const opened = await drawer('Maple')
    await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true))
    await new Promise((next) => setTimeout(next, 250))
    expect(opened.contains(document.activeElement)).toBe(true)
  })

  test('several codes come one after the other, known ones to be changed', async () => {
    await add('0418', 'Maple')
    const { user } = await show({ query: { code: ['0417', '0418'] } })
    const form = within(await drawer('Add site'))
    expect(form.getByText('1 of 2')).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    expect(await drawer('Maple')).toBeVisible()
  })

  test('[R21] what was changed is saved, and only that', async () => {
    const { dateLastModified } = await add('0401', 'Birch', { city: 'Larkspur' })
    const { sent, server: counting } = patches()
    const shown = await show({ query: { code: '0401' }, server: counting })
    const form = within(await drawer('Birch'))
    await shown.user.type(form.getByRole('textbox', { name: /^Site name/ }), ' Grove')
    await shown.user.click(form.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(told(shown)).toEqual(['Site updated (0401)']))
    expect(sent).toEqual([{ siteName: 'Birch Grove', dateLastModified }])
    expect(await drawer('Birch Grove')).toBeVisible()
  })

  test.each([
    ['Close Birch?', 'Close site', 'Closed', /updates existing records of a closed site/],
    ['Leave Birch out of imports?', 'Leave out', 'In imports', /skips its rows/],
    ['Turn off Birch?', 'Turn off', 'In use', /rejects every row that refers to it/],
  ])(
    '[ux 7.14] "%s" is asked first, and nothing is sent before the answer',
    async (title, action, what, line) => {
      await add('0401', 'Birch', { schoolType: 'High School' })
      const { sent, server: counting } = patches()
      const shown = await show({ query: { code: '0401' }, server: counting })
      const { user } = shown
      const form = within(await drawer('Birch'))
      if (what === 'Closed')
        await user.selectOptions(form.getByRole('combobox', { name: 'School type' }), what)
      else await user.click(form.getByRole('switch', { name: what }))
      const save = form.getByRole('button', { name: 'Save changes' })
      await user.click(save)
      const question = within(await screen.findByRole('alertdialog', { name: title }))
      expect(question.getByText(line)).toBeVisible()
      expect(
        await question.findByText(/^In 2026-2027 it has 0 students, 0 staff members, 0 sections\.$/),
      ).toBeVisible()
      await user.click(question.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      expect(sent).toEqual([])
      await user.click(save)
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: action }))
      await waitFor(() => expect(told(shown)).toEqual(['Site updated (0401)']))
      expect(sent).toHaveLength(1)
    },
  )

  test('[S2.1] an edit that is not saved is asked about before the drawer closes', async () => {
    await add('0401', 'Birch')
    const { user } = await show({ query: { code: '0401' } })
    const form = within(await drawer('Birch'))
    await user.type(form.getByRole('textbox', { name: /^Site name/ }), ' Grove')
    await user.click(form.getByRole('button', { name: 'Close' }))
    const question = await screen.findByRole('alertdialog', { name: 'Unsaved changes' })
    expect(question).toHaveTextContent('You have unsaved changes. Would you like to continue?')
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(form.getByRole('textbox', { name: /^Site name/ })).toHaveValue('Birch Grove')
    await user.click(form.getByRole('button', { name: 'Close' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await stored('0401'))?.siteName).toBe('Birch')
  })

  test.each(['Birch', 'Add site'])(
    "[ux 1.11] an edit that is not saved is asked about before the browser's Back closes the drawer: %s",
    async (name) => {
      await add('0401', 'Birch')
      const shown = await show()
      const { back } = behindRouter(shown.runtime)
      await shown.user.click(await screen.findByRole('button', { name: name === 'Birch' ? '0401' : name }))
      const form = within(await drawer(name))
      const input = form.getByRole('textbox', { name: /^Site name/ })
      await shown.user.type(input, ' Grove')
      const opened = query(shown)
      await back()
      const question = () => screen.findByRole('alertdialog', { name: 'Unsaved changes' })
      await shown.user.click(within(await question()).getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      expect(query(shown)).toEqual(opened)
      expect(input).toBeVisible()
      await back()
      await shown.user.click(within(await question()).getByRole('button', { name: 'Continue' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(query(shown) ?? {}).toEqual({})
    },
  )

  test('[ux 1.11] the question is asked once where the drawer itself closes in an address', async () => {
    await add('0401', 'Birch')
    const shown = await show({ query: { code: '0401' } })
    behindRouter(shown.runtime)
    const form = within(await drawer('Birch'))
    await shown.user.type(form.getByRole('textbox', { name: /^Site name/ }), ' Grove')
    await shown.user.click(form.getByRole('button', { name: 'Close' }))
    await shown.user.click(await screen.findByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(query(shown) ?? {}).toEqual({})
  })

  test('a value that was entered here is given back to the SIS', async () => {
    await addImported('0401', 'Birch')
    const site = await stored('0401')
    await ask('PATCH', `/district/site/${site?.id}`, { siteName: 'Birch Grove', schoolType: 'High School' })
    const shown = await show({ query: { code: '0401' } })
    const form = within(await drawer('Birch Grove'))
    await shown.user.click(form.getByRole('checkbox', { name: 'Site name' }))
    await shown.user.click(form.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(told(shown)).toEqual(['Site updated (0401)']))
    expect((await stored('0401'))?.keptFields).toEqual(['schoolType'])
  })
})
