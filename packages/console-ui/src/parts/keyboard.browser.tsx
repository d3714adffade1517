import { cleanup, render } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from './button/button.tsx'
import { Checkbox } from './checkbox/checkbox.tsx'
import { CopyButton } from './copy-button/copy-button.tsx'
import { Dialog } from './dialog/dialog.tsx'
import { IconButton } from './icon-button/icon-button.tsx'
import { CloseIcon } from './icons/icons.ts'
import { Popover } from './popover/popover.tsx'
import { SearchField } from './search-field/search-field.tsx'
import { SegmentedControl } from './segmented-control/segmented-control.tsx'
import { Select } from './select/select.tsx'
import { Switch } from './switch/switch.tsx'
import { Tabs } from './tabs/tabs.tsx'
import { TextArea } from './text-area/text-area.tsx'
import { TextField } from './text-field/text-field.tsx'
import { ThemeRoot } from './theme-root/theme-root.tsx'

afterEach(cleanup)

const seen = vi.fn()

type HeldProps<Value> = {
  start: Value
  draw: (value: Value, onChange: (next: Value) => void) => ReactElement
}

/** Keeps a value as a form would, and tells what it was changed to. */
function Held<Value>({ start, draw }: HeldProps<Value>): ReactElement {
  const [value, setValue] = useState(start)
  return draw(value, (next) => {
    seen(next)
    setValue(next)
  })
}

const options = ['25', '50', '100'].map((value) => ({ value, label: value }))
const held = <Value,>(start: Value, draw: HeldProps<Value>['draw']) => <Held start={start} draw={draw} />
const press = () => seen('pressed')

const CONTROLS: [name: string, control: ReactElement, keys: string, outcome: unknown[]][] = [
  [
    'a button is pressed with Enter and with Space',
    <Button key="" onClick={press}>
      Save
    </Button>,
    '{Enter} ',
    ['pressed', 'pressed'],
  ],
  [
    'a busy button ignores presses',
    <Button key="" busy onClick={press}>
      Save
    </Button>,
    '{Enter} ',
    [],
  ],
  [
    'a button with a reason not to be pressed keeps its focus and ignores presses',
    <Button key="" disabledReason="Nothing changed" onClick={press}>
      Save
    </Button>,
    '{Enter} ',
    [],
  ],
  [
    'an icon button is pressed with Enter and with Space',
    <IconButton key="" label="Close" icon={<CloseIcon />} onClick={press} />,
    '{Enter} ',
    ['pressed', 'pressed'],
  ],
  [
    'a checkbox changes with Space',
    held(false, (checked, onChange) => <Checkbox label="Include" checked={checked} onChange={onChange} />),
    '  ',
    [true, false],
  ],
  [
    'a checkbox that is only read stays',
    held(true, (checked, onChange) => (
      <Checkbox label="Include" readOnly checked={checked} onChange={onChange} />
    )),
    ' ',
    [],
  ],
  [
    'a switch changes with Space',
    held(false, (checked, onChange) => <Switch label="Wrap" checked={checked} onChange={onChange} />),
    '  ',
    [true, false],
  ],
  [
    'a switch that is only read stays',
    held(true, (checked, onChange) => <Switch label="Wrap" readOnly checked={checked} onChange={onChange} />),
    ' ',
    [],
  ],
  [
    'a select is picked from by the first letters',
    held('25', (value, onChange) => (
      <Select label="Rows" options={options} value={value} onChange={onChange} />
    )),
    '5',
    ['50'],
  ],
  [
    'segments are picked with arrows, around the end',
    held('25', (value, onChange) => (
      <SegmentedControl label="Rows" options={options} value={value} onChange={onChange} />
    )),
    '{ArrowRight}{ArrowRight}{ArrowRight}',
    ['50', '100', '25'],
  ],
  [
    'a text field takes what is typed',
    held('', (value, onChange) => <TextField label="Name" value={value} onChange={onChange} />),
    'ab',
    ['a', 'ab'],
  ],
  [
    'a text area takes a new line',
    held('', (value, onChange) => <TextArea label="Note" value={value} onChange={onChange} />),
    'a{Enter}',
    ['a', 'a\n'],
  ],
  [
    'a search is emptied with Esc',
    held('04', (value, onChange) => <SearchField label="Search" value={value} onChange={onChange} />),
    '{Escape}',
    [''],
  ],
]

it.each(CONTROLS)('%s', async (_, control, keys, outcome) => {
  seen.mockClear()
  render(<ThemeRoot>{control}</ThemeRoot>)
  await userEvent.tab()
  expect(document.activeElement).not.toBe(document.body)
  const focused = document.activeElement
  await userEvent.keyboard(keys)
  expect(seen.mock.calls.flat()).toEqual(outcome)
  // Whatever was pressed, the focus is not lost; in a group it moves with the choice.
  expect(document.activeElement?.tagName).toBe(focused?.tagName)
})

it('tabs are links, one stop each', async () => {
  const items = ['Details', 'Errors'].map((label) => ({ key: label, label, href: `#${label}` }))
  render(<Tabs label="Students" items={items} />)
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Details' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Errors' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(window.location.hash).toBe('#Errors')
  window.location.hash = ''
})

it('a copy button copies with Enter and keeps the focus', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  render(<CopyButton text="48212" what="batch number" />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(write).toHaveBeenCalledExactlyOnceWith('48212')
  await expect.element(page.getByRole('button')).toHaveFocus()
  write.mockRestore()
})

it('a popover opens with Enter, closes with Esc and gives the focus back', async () => {
  render(
    <Popover label="Columns" trigger={<Button>Columns</Button>}>
      <Switch label="Wrap lines" checked={false} onChange={() => {}} />
    </Popover>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Columns' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Columns' })).toHaveFocus()
})

it('a dialog holds the focus, also backwards, and Esc closes it unless it is locked', async () => {
  const onClose = vi.fn()
  const dialog = (locked: boolean) => (
    <ThemeRoot>
      <Dialog open title="Shortcuts" locked={locked} onClose={onClose} actions={<Button>Done</Button>}>
        <TextField label="Name" value="" onChange={() => {}} />
      </Dialog>
    </ThemeRoot>
  )
  const { rerender } = render(dialog(true))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const inside = () => page.getByRole('dialog').element().contains(document.activeElement)
  for (let step = 0; step < 5; step += 1) {
    await userEvent.tab()
    expect(inside()).toBe(true)
  }
  await userEvent.tab({ shift: true })
  expect(inside()).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  rerender(dialog(false))
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
