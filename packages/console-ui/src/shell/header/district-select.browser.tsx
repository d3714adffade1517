import { memoryNavigation, placeOf, ROLES } from '@edconsole/console-core'
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '../../parts/theme-root/theme-root.tsx'
import { districtItem, rowsServer } from '../../testing/rows-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { DistrictSelect } from './district-select.tsx'

afterEach(cleanup)

it('[ux 7.3] letters typed on the closed button are all searched, however fast they come', async () => {
  await showScreen(<DistrictSelect />, {
    server: rowsServer({
      districts: [districtItem(42, 'Larkspur Valley Unified'), districtItem(7, 'Copperleaf Unified')],
      roles: ROLES,
    }),
    as: 'somebody',
    navigation: memoryNavigation(placeOf('dashboard')),
  })
  const button = page.getByRole('button', { name: /^District Select/ })
  await expect.element(button).toBeEnabled()
  const element = button.element()
  if (element instanceof HTMLElement) element.focus()
  // What it opens has been fetched and drawn, so that the first letter opens it at once.
  await expect.poll(() => element.hasAttribute('aria-controls')).toBe(true)
  for (const key of 'co') {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    // It has opened by the next letter, and has not taken the focus yet.
    await waitFor(() => expect(element).toHaveAttribute('aria-expanded', 'true'), { interval: 1 })
  }
  const search = page.getByRole('combobox', { name: 'District Select' })
  await expect.element(search).toHaveValue('co')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('pp')
  await expect.element(search).toHaveValue('copp')
})

it('[ux 7.3] thousands come from A to Z, are searched, walked through and picked by keyboard', async () => {
  const districts = Array.from({ length: 15_000 }, (_, at) =>
    districtItem(at + 1, `${at === 7000 ? 'Westerly' : 'Larkspur'} Unified ${(at * 7919) % 15_000}`),
  )
  const { runtime } = await showScreen(<DistrictSelect />, {
    server: rowsServer({ districts, roles: ROLES }),
    as: 'somebody',
    navigation: memoryNavigation(placeOf('dashboard')),
  })
  const button = page.getByRole('button', { name: /^District Select/ })
  await expect.element(button).toBeEnabled()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  const input = page.getByRole('combobox', { name: 'District Select' })
  await expect.element(input).toHaveFocus()
  const marked = () => document.querySelector('[role=option][data-focus]')?.textContent ?? ''
  await expect.poll(marked).toContain('Larkspur Unified 0')
  expect(document.querySelectorAll('[role=option]').length).toBeLessThan(60)
  await userEvent.keyboard('{PageDown}')
  await expect.poll(marked).toContain('Larkspur Unified 10')
  await userEvent.keyboard('{End}')
  await expect.poll(marked).toContain('Westerly Unified')
  await userEvent.keyboard('wester')
  await expect.poll(marked).toContain('Westerly Unified')
  await expect.element(page.getByText('1 of 15,000', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(input).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await expect.poll(() => runtime.districts.get().id).toBe('7001')
})

it('[ux 7.3] a search without a match says how else to look, and Esc gives the focus back', async () => {
  await showScreen(<DistrictSelect />, {
    server: rowsServer({ districts: [districtItem(42), districtItem(7)], roles: ROLES }),
    as: 'somebody',
    navigation: memoryNavigation(placeOf('dashboard')),
  })
  const button = page.getByRole('button', { name: /^District Select/ })
  await expect.element(button).toBeEnabled()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: /District 42/ })).toBeVisible()
  await userEvent.keyboard('coppx')
  await expect
    .element(page.getByText('No district matches coppx. Check the spelling or search by code.'))
    .toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
})

describe('[ux 7.3] the open panel', () => {
  const opened = async () => {
    await showScreen(
      <ThemeRoot>
        <DistrictSelect />
        <button type="button" style={{ marginBlockStart: 400 }}>
          After
        </button>
      </ThemeRoot>,
      {
        server: rowsServer({ districts: [districtItem(42), districtItem(7)], roles: ROLES }),
        as: 'somebody',
        navigation: memoryNavigation(placeOf('dashboard')),
      },
    )
    const button = page.getByRole('button', { name: /^District Select/ })
    await expect.element(button).toBeEnabled()
    await userEvent.click(button)
    const input = page.getByRole('combobox', { name: 'District Select' })
    await expect.element(input).toHaveFocus()
    await userEvent.keyboard('4')
    return { button, input }
  }

  it.each([
    ['Tab', () => userEvent.tab(), 'After'],
    ['Tab backwards', () => userEvent.tab({ shift: true }), /^District Select/],
    ['a press elsewhere', () => userEvent.click(page.getByRole('button', { name: 'After' })), 'After'],
    ['Esc', () => userEvent.keyboard('{Escape}'), /^District Select/],
    [
      'its button',
      () => userEvent.click(page.getByRole('button', { name: /^District Select/ })),
      /^District Select/,
    ],
  ])('%s closes it without a change, and it starts anew', async (_, leave, focused) => {
    const { button, input } = await opened()
    await leave()
    await expect.element(input).not.toBeInTheDocument()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    await expect.element(page.getByRole('button', { name: focused })).toHaveFocus()
    await userEvent.click(button)
    await expect.element(input).toHaveFocus()
    await expect.element(input).toHaveValue('')
    await expect.poll(() => page.getByRole('option').elements().length).toBe(2)
  })

  it('is drawn before it is opened, where nobody meets it', async () => {
    const { button } = await opened()
    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveFocus()
    expect(document.querySelectorAll('[role=option]').length).toBeGreaterThan(0)
    expect(page.getByRole('option').query()).toBeNull()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  })

  it('a press beside the options leaves the focus where it is', async () => {
    const { input } = await opened()
    await userEvent.click(page.getByText(/Switch district/))
    await expect.element(input).toHaveFocus()
  })
})

it('[S2.1] an entry without an id is listed, and picking it does nothing', async () => {
  const { runtime } = await showScreen(<DistrictSelect />, {
    server: rowsServer({ districts: [districtItem(42), districtItem(null, 'Alder Creek')], roles: ROLES }),
    as: 'somebody',
    navigation: memoryNavigation(placeOf('dashboard')),
  })
  const button = page.getByRole('button', { name: /^District Select/ })
  await expect.element(button).toBeEnabled()
  await userEvent.click(button)
  await userEvent.keyboard('alder')
  const entry = page.getByRole('option', { name: /Alder Creek.*Not set up/ })
  await expect.element(entry).toHaveAttribute('aria-disabled', 'true')
  const before = runtime.districts.get().id
  await userEvent.keyboard('{Enter}')
  await userEvent.click(entry, { force: true })
  await expect.element(page.getByRole('combobox', { name: 'District Select' })).toHaveFocus()
  expect(runtime.districts.get().id).toBe(before)
})
