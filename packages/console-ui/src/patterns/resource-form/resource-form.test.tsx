import { render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bar, email, name, save, siteFormOfTest } from '../../testing/site-form-of-test.tsx'
import { FormControlView } from './form-control-view.tsx'

const at = siteFormOfTest()

describe('[ux 7.12] what was changed', () => {
  it('is marked and named, and no longer is once the old value stands there again', async () => {
    const { user } = await at.show()
    expect(bar()).toBeNull()
    await user.type(name(), 'X')
    expect(within(bar() ?? document.body).getByText('1 unsaved change')).toBeVisible()
    expect(screen.getByText('Edited')).toBeVisible()
    expect(name()).toHaveAttribute('data-ec-edited')
    await user.click(screen.getByRole('checkbox', { name: 'Charter school' }))
    expect(within(bar() ?? document.body).getByText('Site name, Charter school')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Charter school' }))
    await user.type(name(), '{Backspace}')
    await waitFor(() => expect(bar()).toBeNull())
    expect(screen.queryByText('Edited')).toBeNull()
  })

  it('is all that is sent, is confirmed once, and the focus goes back to the field', async () => {
    const sent: unknown[] = []
    const { user, runtime } = await at.show({
      server: {
        ...at.server,
        now: at.server.now,
        signIn: at.server.signIn,
        fetch: async (request) => {
          if (request.method === 'PATCH') sent.push(await request.clone().json())
          return at.server.fetch(request)
        },
      },
    })
    await user.clear(email())
    await user.type(email(), 'office@south.example')
    await user.click(save())
    await waitFor(() => expect(bar()).toBeNull())
    const { dateLastModified } = at.site
    expect(sent).toEqual([{ principalEmail: 'office@south.example', dateLastModified }])
    expect(runtime.snackbars.get().recent.map(({ message }) => message)).toEqual([
      `Site updated (${at.site.siteCode})`,
    ])
    expect(email()).toHaveFocus()
    expect((await at.now()).principalEmail).toBe('office@south.example')
  })

  it('goes with Discard, and the stored values are back', async () => {
    const { user } = await at.show()
    const before = name().value
    await user.type(name(), ' and more')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(name()).toHaveValue(before)
    expect(name()).toHaveFocus()
    await waitFor(() => expect(bar()).toBeNull())
  })

  it('is saved with Ctrl+S from inside a field', async () => {
    const { user } = await at.show()
    await user.clear(name())
    await user.type(name(), 'Saved by a key')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(async () => expect((await at.now()).siteName).toBe('Saved by a key'))
    await waitFor(() => expect(bar()).toBeNull())
  })
})

describe('[ux 7.11] what is wrong', () => {
  it('is said when the field is left, then on each key until it is right', async () => {
    const { user } = await at.show()
    await user.clear(email())
    await user.type(email(), 'office@north')
    expect(email()).not.toHaveAttribute('aria-invalid')
    await user.tab()
    await waitFor(() =>
      expect(email()).toHaveAccessibleDescription('Enter a full address, such as office@district.example'),
    )
    expect(email()).toHaveAttribute('aria-invalid', 'true')
    await user.type(email(), '.exampl')
    await waitFor(() => expect(email()).not.toHaveAttribute('aria-invalid'))
  })

  it('keeps Save from sending, takes the focus and is announced', async () => {
    const { user, calls } = await at.show()
    await user.clear(name())
    await user.click(email())
    await user.click(save())
    await waitFor(() => expect(name()).toHaveFocus())
    expect(name()).toHaveAccessibleDescription('Enter the site name')
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('1 field to correct')
    expect(calls.some((call) => call.startsWith('PATCH'))).toBe(false)
    await user.click(email())
    await user.click(screen.getByRole('button', { name: '1 field to correct' }))
    await waitFor(() => expect(name()).toHaveFocus())
  })

  it('in several fields is listed above the form, with a way to each', async () => {
    const { user } = await at.show()
    await user.clear(name())
    await user.clear(email())
    await user.type(email(), 'x')
    await user.click(save())
    const list = await screen.findByRole('region', { name: 'Correct these fields' })
    await user.click(
      within(list).getByRole('button', {
        name: 'Principal email: Enter a full address, such as office@district.example',
      }),
    )
    expect(email()).toHaveFocus()
  })

  it('a rule between two fields is judged anew when the other one changes', async () => {
    const { user } = await at.show()
    const lowest = screen.getByLabelText('Lowest grade')
    await user.selectOptions(lowest, '12')
    await user.tab()
    await user.click(save())
    const highest = screen.getByLabelText('Highest grade')
    await waitFor(() =>
      expect(highest).toHaveAccessibleDescription('The highest grade comes before the lowest'),
    )
    await user.selectOptions(lowest, '05')
    await waitFor(() => expect(highest).not.toHaveAttribute('aria-invalid'))
  })
})

describe('[ux 9.2] a record that is being made', () => {
  it('sends what was entered, and what comes next is not asked about', async () => {
    const { user, runtime, calls } = await at.show({ form: { makes: true } })
    await user.click(screen.getByRole('button', { name: 'Add site' }))
    await waitFor(() => expect(name()).toHaveAccessibleDescription('Enter the site name'))
    expect(calls.some((call) => call.startsWith('POST'))).toBe(false)
    const code = screen.getByLabelText(/^Site code/)
    await user.type(code, at.site.siteCode)
    await user.type(name(), 'Made here')
    await user.click(screen.getByRole('button', { name: 'Add site' }))
    await waitFor(() => expect(code).toHaveFocus())
    expect(code).toHaveAttribute('aria-invalid', 'true')
    await user.type(code, 'x')
    await user.click(screen.getByRole('button', { name: 'Add site' }))
    expect(await screen.findByText('Made, unsaved: no')).toBeVisible()
    expect(runtime.snackbars.get().recent.map(({ message }) => message)).toContain(
      `Site created (${at.site.siteCode}x)`,
    )
    expect(await at.ask('GET', `/district/sites?filter[siteCode]=${at.site.siteCode}x`)).toMatchObject({
      siteName: 'Made here',
    })
  })
})

it('a stored value that is on no list is shown as it is', async () => {
  const { container } = render(
    <FormControlView
      control={{ kind: 'select', options: [{ value: 'a', label: 'A' }] }}
      label="Kind"
      required={false}
      value="z"
      stored="z"
      onChange={() => {}}
      onBlur={() => {}}
      readOnly={false}
      disabled={false}
      today="2026-09-14"
    />,
  )
  expect(container.querySelector('select')).toHaveDisplayValue('z')
})

it('[R47] whoever may only look reads and copies, and has nothing to save', async () => {
  await at.show({ form: { readOnly: 'You can view this site. Editing needs another role.' } })
  expect(screen.getByText('You can view this site. Editing needs another role.')).toBeVisible()
  for (const box of screen.getAllByRole('textbox')) expect(box).toHaveAttribute('readonly')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.getByRole('switch', { name: 'Include in imports' })).toHaveAttribute('aria-readonly', 'true')
  expect(bar()).toBeNull()
})
