import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '../theme-root/theme-root.tsx'
import { Combobox } from './combobox.tsx'
import { ComboboxPanel } from './combobox-panel.tsx'

afterEach(cleanup)

const districts = Array.from({ length: 2000 }, (_, at) => ({
  value: `${at}`,
  label: at === 1500 ? 'Copperleaf Unified' : `District ${at}`,
  code: `${4_100_000 + at}`,
  ...(at === 1 ? { disabledReason: 'Not set up' } : {}),
}))

function Picking({
  onPick,
  options = districts,
}: {
  onPick: (value: string) => void
  options?: typeof districts
}) {
  const [value, setValue] = useState<string | null>('0')
  return (
    <ThemeRoot scheme="dark">
      <Combobox
        label="District"
        value={value}
        options={options}
        onChange={(next) => {
          setValue(next)
          onPick(next)
        }}
      />
      <button type="button">After</button>
    </ThemeRoot>
  )
}

const input = () => page.getByRole('combobox', { name: 'District' })
const active = () => {
  const id = input().element().getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)
}

describe.each([
  ['thousands of options', districts],
  ['a short list', districts.slice(0, 40)],
])('a combobox of %s', (_, options) => {
  it('draws what is in sight, with the theme of its root', async () => {
    render(<Picking onPick={() => {}} options={options} />)
    await userEvent.click(input())
    await expect.element(page.getByRole('listbox')).toBeVisible()
    expect(page.getByRole('option').elements().length).toBeLessThan(60)
    expect(page.getByRole('listbox').element().closest('[data-ec-root]')).toHaveAttribute(
      'data-ec-scheme',
      'dark',
    )
  })

  it('arrows move over what can be picked, Page Down by ten, and Enter picks', async () => {
    const onPick = vi.fn()
    render(<Picking onPick={onPick} options={options} />)
    await userEvent.click(input())
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => active()?.textContent).toMatch(/^District 2 /)
    await userEvent.keyboard('{PageDown}')
    await expect.poll(() => active()?.textContent).toMatch(/^District 12 /)
    await userEvent.keyboard('{PageUp}')
    await expect.poll(() => active()?.textContent).toMatch(/^District 2 /)
    await userEvent.keyboard('{Enter}')
    expect(onPick).toHaveBeenCalledExactlyOnceWith('2')
    await expect.element(input()).toHaveValue('District 2')
  })

  it.each(['{Escape}', '{Tab}'])('%s leaves it as it was', async (key) => {
    const onPick = vi.fn()
    render(<Picking onPick={onPick} options={options} />)
    await userEvent.click(input())
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard(key)
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    expect(onPick).not.toHaveBeenCalled()
    await expect.element(input()).toHaveValue('District 0')
    if (key === '{Tab}') await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  })

  it('says when nothing matches, and Enter then picks nothing', async () => {
    const onPick = vi.fn()
    render(<Picking onPick={onPick} options={options} />)
    await userEvent.fill(input(), 'coppx')
    await expect.element(page.getByRole('option', { name: 'No matches for coppx' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(onPick).not.toHaveBeenCalled()
  })
})

it('focused by code its list can stay shut: a click, a letter or an arrow opens it', async () => {
  render(
    <Combobox label="District" value={null} options={districts} onChange={() => {}} opensOnFocus={false} />,
  )
  input().element().focus()
  await expect.element(input()).toHaveAttribute('aria-expanded', 'false')
  for (const open of [
    () => userEvent.click(input()),
    () => userEvent.keyboard('c'),
    () => userEvent.keyboard('{ArrowDown}'),
  ]) {
    await open()
    await expect.element(input()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(input()).toHaveAttribute('aria-expanded', 'false')
  }
})

it('a search finds one of thousands, and a click picks it', async () => {
  const onPick = vi.fn()
  render(<Picking onPick={onPick} />)
  await userEvent.fill(input(), 'copper')
  await userEvent.click(page.getByRole('option', { name: /Copperleaf Unified/ }))
  expect(onPick).toHaveBeenCalledExactlyOnceWith('1500')
})

it('the far end of a long list is one key away and knows its place', async () => {
  render(<Picking onPick={() => {}} />)
  await userEvent.click(input())
  await userEvent.keyboard('{End}')
  await expect.poll(() => active()?.textContent).toMatch(/^District 1999 /)
  expect(active()).toHaveAttribute('aria-posinset', '2000')
  expect(active()).toHaveAttribute('aria-setsize', '2000')
})

it.each([true, false])('[ux 7.11] emptied, it picks nothing where it may: %s', async (mayBeEmpty) => {
  const onClear = vi.fn()
  render(
    <Combobox
      label="District"
      value="0"
      options={districts.slice(0, 40)}
      onChange={() => {}}
      {...(mayBeEmpty && { onClear })}
    />,
  )
  await userEvent.clear(input())
  await userEvent.tab()
  expect(onClear.mock.calls.length > 0).toBe(mayBeEmpty)
  await expect.element(input()).toHaveValue('District 0')
})

it('[ux 7.11] read-only it is text that takes the focus and opens nothing', async () => {
  render(<Combobox readOnly label="District" value="2" options={districts} onChange={() => {}} />)
  const text = page.getByRole('textbox', { name: 'District' })
  await userEvent.click(text)
  await expect.element(text).toHaveFocus()
  await expect.element(text).toHaveValue('District 2')
  await userEvent.keyboard('{ArrowDown}')
  expect(page.getByRole('listbox').query()).toBeNull()
})

describe('the panel of a combobox', () => {
  const grouped = [
    { value: 'a', label: 'Copperleaf', group: 'Recent' },
    { value: 'b', label: 'Larkspur', group: 'All districts' },
  ]

  it('has the focus in its search, picks with the keyboard, also the one picked already', async () => {
    const onPick = vi.fn()
    render(<ComboboxPanel label="District Select" value="a" onPick={onPick} options={grouped} />)
    await expect.element(page.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onPick).toHaveBeenCalledExactlyOnceWith('a')
  })

  it('starts with what was typed on its trigger', async () => {
    render(
      <ComboboxPanel
        label="District Select"
        value={null}
        onPick={() => {}}
        options={grouped}
        initialQuery="lark"
      />,
    )
    await expect.element(page.getByRole('combobox')).toHaveValue('lark')
    await expect.element(page.getByText('1 of 2', { exact: true })).toBeVisible()
    expect(page.getByRole('option').elements()).toHaveLength(1)
  })

  it('leaves Esc to what stands around it', async () => {
    const onEscape = vi.fn()
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a popover
      <div onKeyDown={(event) => event.key === 'Escape' && onEscape()}>
        <ComboboxPanel label="District Select" value={null} onPick={() => {}} options={grouped} />
      </div>,
    )
    await expect.element(page.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(onEscape).toHaveBeenCalled()
  })

  it('pressing the heading of a group picks nothing', async () => {
    const onPick = vi.fn()
    render(<ComboboxPanel label="District Select" value={null} onPick={onPick} options={grouped} />)
    await userEvent.click(page.getByText('Recent'), { force: true })
    expect(onPick).not.toHaveBeenCalled()
  })
})

it('focused by code shows the beginning of a long text, which the next letter replaces', async () => {
  const long = [{ value: '0', label: `Transitional ${'very '.repeat(20)}long`, code: 'TK' }]
  render(
    <div style={{ inlineSize: 120 }}>
      <Picking onPick={() => {}} options={[...long, ...districts.slice(1, 20)]} />
    </div>,
  )
  const field = input().element()
  if (!(field instanceof HTMLInputElement)) throw new Error('A combobox is an input')
  field.focus()
  expect(field.scrollWidth).toBeGreaterThan(field.clientWidth)
  await expect.poll(() => field.scrollLeft).toBe(0)
  await userEvent.keyboard('7')
  expect(field.value).toBe('7')
})
