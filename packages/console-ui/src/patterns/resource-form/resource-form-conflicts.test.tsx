import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bar, email, name, save, siteFormOfTest } from '../../testing/site-form-of-test.tsx'

const at = siteFormOfTest()

describe('[ux 9.2] two people edit', () => {
  const others = (changes: { siteName?: string; principalEmail?: string }) =>
    at.ask('PATCH', `/district/site/${at.site.id}`, changes)

  it('what only others changed is taken over, what only the reader changed stays', async () => {
    const { user, runtime } = await at.show()
    await user.clear(name())
    await user.type(name(), 'Mine')
    await others({ principalEmail: 'theirs@north.example' })
    await runtime.api.queryClient.invalidateQueries()
    await waitFor(() => expect(email()).toHaveValue('theirs@north.example'))
    expect(name()).toHaveValue('Mine')
    expect(screen.queryByText(/changed since you opened/)).toBeNull()
  })

  it.each([
    ['Keep yours', 'Mine again'],
    ['Use theirs', 'Theirs'],
  ])('what both changed is compared before it is saved: %s', async (choice, outcome) => {
    const { user, runtime, calls } = await at.show()
    await user.clear(name())
    await user.type(name(), 'Mine again')
    await others({ siteName: 'Theirs' })
    await runtime.api.queryClient.invalidateQueries()
    expect(await screen.findByText('These values changed after you opened this page.')).toBeVisible()
    await user.click(save())
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed these fields' })
    expect(calls.some((call) => call.startsWith('PATCH'))).toBe(false)
    await user.click(within(dialog).getByText(choice))
    await user.click(within(dialog).getByRole('button', { name: 'Use these values' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(name()).toHaveValue(outcome)
    if (choice === 'Keep yours') {
      await user.click(save())
      await waitFor(async () => expect((await at.now()).siteName).toBe('Mine again'))
    }
    await waitFor(() => expect(bar()).toBeNull())
  })

  it('409: the record is read again and compared', async () => {
    const { user } = await at.show()
    await user.clear(name())
    await user.type(name(), 'Mine at last')
    await others({ siteName: 'Theirs at last' })
    await user.click(save())
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed these fields' })
    await waitFor(() => expect(within(dialog).getByText('Theirs at last')).toBeVisible())
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(name()).toHaveValue('Mine at last')
  })

  it('409 over fields that nobody here has touched: they are taken over, and the next save goes through', async () => {
    const { user } = await at.show()
    await user.clear(name())
    await user.type(name(), 'Mine after theirs')
    await others({ principalEmail: 'late@north.example' })
    await user.click(save())
    await waitFor(() => expect(email()).toHaveValue('late@north.example'))
    expect(name()).toHaveValue('Mine after theirs')
    expect(bar()?.textContent).toMatch(
      /^Not saved: Someone else or an import changed this record\. Save again\./,
    )
    expect(
      screen.getByText(/^Someone else or an import changed this record after you opened this page/),
    ).toBeVisible()
    expect((await at.now()).siteName).not.toBe('Mine after theirs')
    await user.click(save())
    await waitFor(() => expect(bar()).toBeNull())
    expect(await at.now()).toMatchObject({
      siteName: 'Mine after theirs',
      principalEmail: 'late@north.example',
    })
  })

  it('a second save goes by the first, also before the record is read again', async () => {
    const { user, faults } = await at.show()
    const reading = faults.on('sites.list', { hold: true })
    await user.clear(name())
    await user.type(name(), 'First')
    await user.click(save())
    await waitFor(() => expect(bar()).toBeNull())
    await user.type(name(), ' and second')
    await user.click(save())
    await waitFor(() => expect(bar()).toBeNull())
    reading.release()
    expect((await at.now()).siteName).toBe('First and second')
  })

  it('409 for another reason: the reason is said', async () => {
    const { user, faults } = await at.show()
    faults.on('sites.update', { status: 409, message: 'The site is being merged', times: 1 })
    await user.type(name(), '!')
    await user.click(save())
    expect(await screen.findByRole('region', { name: "Your changes weren't saved" })).toHaveTextContent(
      'The site is being merged',
    )
  })
})
