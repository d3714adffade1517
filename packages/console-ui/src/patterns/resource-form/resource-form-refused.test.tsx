import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { summaryTitle, testRefusedCalls } from '../../testing/refused-calls.ts'
import type { ShownScreen } from '../../testing/show-screen.tsx'
import { bar, email, name, save, siteFormOfTest } from '../../testing/site-form-of-test.tsx'

const at = siteFormOfTest()

describe('[R21] a save that fails loses nothing', () => {
  const kept = 'Kept over a refusal'
  const typeAndSave = async ({ user }: ShownScreen) => {
    await user.clear(name())
    await user.type(name(), kept)
    await user.click(save())
  }
  testRefusedCalls(
    (faults) => at.show({ faults }),
    [
      {
        call: 'sites.update',
        says: 'Error updating sites',
        records: 'sites',
        make: typeAndSave,
        inPlace: async ({ user, faults }, refusal) => {
          const title = summaryTitle(refusal, "Your changes weren't saved")
          const summary = await screen.findByRole('region', { name: title })
          expect(summary).toHaveTextContent(refusal.reason)
          const todo = 'Reload the page to check before you try again.'
          if (refusal.code === 400) expect(summary).not.toHaveTextContent(todo)
          else expect(summary).toHaveTextContent(todo)
          expect(name()).toHaveValue(kept)
          expect(bar()).toBeVisible()
          faults.clear()
          await user.click(save())
          await waitFor(async () => expect((await at.now()).siteName).toBe(kept))
          await waitFor(() => expect(bar()).toBeNull())
          expect(screen.queryByRole('region', { name: title })).toBeNull()
        },
      },
    ],
    true,
  )

  it('400 with a field: said beside it until it is changed, and the same value may be tried again', async () => {
    const refusal = {
      error: { code: 400, message: "'siteName' is already used by another site.", field: 'siteName' },
    }
    const { user, faults } = await at.show({ faults: [['sites.update', { status: 400, body: refusal }]] })
    await user.clear(name())
    await user.type(name(), 'Twice')
    await user.click(email())
    await user.click(save())
    await waitFor(() =>
      expect(name()).toHaveAccessibleDescription('Site name is already used by another site.'),
    )
    await waitFor(() => expect(name()).toHaveFocus())
    await user.tab()
    expect(name()).toHaveAttribute('aria-invalid', 'true')
    await user.type(name(), 'x')
    await waitFor(() => expect(name()).not.toHaveAttribute('aria-invalid'))
    await user.type(name(), '{Backspace}')
    faults.clear()
    await user.click(save())
    await waitFor(async () => expect((await at.now()).siteName).toBe('Twice'))
  })

  it('[ux 7.12] 500 is nothing to correct in a field, even if it names one', async () => {
    const outage = { error: { code: 500, message: 'The index of siteName is broken.', field: 'siteName' } }
    const { user } = await at.show({ faults: [['sites.update', { status: 500, body: outage }]] })
    await user.type(name(), ' II')
    await user.click(save())
    const summary = await screen.findByRole('region', { name: "We couldn't tell whether this was saved" })
    expect(summary).toHaveTextContent('The index of siteName is broken.')
    expect(name()).not.toHaveAttribute('aria-invalid')
    expect(bar()).not.toHaveTextContent('to correct')
  })

  it('of several calls one fails: what it holds stays, and the bar says how much was saved', async () => {
    const { user, faults } = await at.show({ form: { inTwoCalls: true } })
    faults.on((request) => request.method === 'PATCH', { status: 503, message: 'Busy', times: 1 })
    await user.clear(name())
    await user.type(name(), 'First call')
    await user.clear(email())
    await user.type(email(), 'second@call.example')
    await user.click(save())
    expect(await within(bar() ?? document.body).findByText('1 of 2 changes saved')).toBeVisible()
    expect(within(bar() ?? document.body).getByText('Site name')).toBeVisible()
    expect(await at.now()).toMatchObject({ principalEmail: 'second@call.example' })
    await user.click(save())
    await waitFor(async () => expect((await at.now()).siteName).toBe('First call'))
    await waitFor(() => expect(bar()).toBeNull())
  })
})
