import { cleanup, render } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '../theme-root/theme-root.tsx'
import { FileDrop, type FileDropProps } from './file-drop.tsx'

const onFile = vi.fn()
beforeEach(() => onFile.mockClear())
afterEach(cleanup)

function Choosing(props: Partial<FileDropProps>): ReactElement {
  const [file, setFile] = useState<File | null>(null)
  return (
    <ThemeRoot>
      <FileDrop
        label="File of the SIS"
        accept=".csv"
        help="Text of up to 1 kB"
        maxBytes={1000}
        file={file}
        onFile={(next) => {
          onFile(next)
          setFile(next)
        }}
        onRemove={() => setFile(null)}
        {...props}
      />
      <button type="button">After</button>
    </ThemeRoot>
  )
}

const csv = (name = 'students.csv', size = 12) => new File(['a'.repeat(size)], name)
const zone = () => page.getByRole('group', { name: 'File of the SIS' }).element()
const button = (name: string) => page.getByRole('button', { name })
/** Says whether the page kept the browser from doing what it does with a file. */
const drag = (kind: string, target: EventTarget, files: File[], text?: string): boolean => {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  if (text !== undefined) dataTransfer.setData('text/plain', text)
  return !target.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }))
}
const choose = (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No file can be chosen')
  const { items, files } = new DataTransfer()
  items.add(file)
  input.files = files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('a file is dropped', () => {
  it('while it is held over the zone, the zone says so; once let go, it is named with its size', async () => {
    render(<Choosing />)
    expect(drag('dragenter', zone(), [csv()])).toBe(true)
    await expect.element(page.getByText('Drop to choose this file')).toBeVisible()
    expect(zone()).toHaveAttribute('data-ec-over')
    drag('dragleave', zone(), [csv()])
    await expect.element(page.getByText('Drop a file here')).toBeVisible()
    drag('dragover', zone(), [csv()])
    expect(drag('drop', zone(), [csv()])).toBe(true)
    await expect.element(page.getByText('students.csv', { exact: true })).toBeVisible()
    await expect.element(page.getByText('12 B')).toBeVisible()
    expect(zone()).not.toHaveAttribute('data-ec-over')
    expect(onFile).toHaveBeenCalledOnce()
  })

  it.each([
    ['two files', [csv(), csv('staff.csv')], 'Drop one file at a time.'],
    ['a file that is too large', [csv('all.csv', 2000)], 'all.csv is 2 kB. Choose a file up to 1 kB.'],
  ])('%s: nothing is taken, and it says why until one is', async (_, files, reason) => {
    render(<Choosing />)
    drag('drop', zone(), files)
    await expect.element(page.getByRole('alert')).toHaveTextContent(reason)
    await expect.element(button('Choose a file')).toHaveAccessibleDescription(reason)
    expect(onFile).not.toHaveBeenCalled()
    drag('drop', zone(), [csv()])
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    expect(onFile).toHaveBeenCalledOnce()
  })

  it('beside the zone: the page stays', () => {
    render(<Choosing />)
    expect(drag('dragover', document.body, [csv()])).toBe(true)
    expect(drag('drop', document.body, [csv()])).toBe(true)
    expect(onFile).not.toHaveBeenCalled()
    cleanup()
    expect(drag('drop', document.body, [csv()])).toBe(false)
  })

  it('is no marked text, which goes where texts go', () => {
    render(<Choosing />)
    expect(drag('dragover', zone(), [], 'words')).toBe(false)
    expect(drag('drop', zone(), [], 'words')).toBe(false)
    expect(onFile).not.toHaveBeenCalled()
  })

  it.each([{ busy: true }, { disabledReason: 'Saving' }])('not while %o', (closed) => {
    render(<Choosing {...closed} />)
    drag('dragenter', zone(), [csv()])
    expect(zone()).not.toHaveAttribute('data-ec-over')
    expect(drag('drop', zone(), [csv()])).toBe(true)
    expect(onFile).not.toHaveBeenCalled()
  })
})

describe('by keyboard', () => {
  it.each(['{Enter}', ' '])('%s on its button opens the dialog of the browser', async (key) => {
    render(<Choosing />)
    const opened = vi.fn((event: Event) => event.preventDefault())
    document.querySelector('input[type=file]')?.addEventListener('click', opened)
    await userEvent.tab()
    await expect.element(button('Choose a file')).toHaveFocus()
    await expect.element(button('Choose a file')).toHaveAccessibleDescription('Text of up to 1 kB')
    await userEvent.keyboard(key)
    expect(opened).toHaveBeenCalledOnce()
  })

  it('a chosen file is replaced by the same button, and the same file can be chosen again', async () => {
    render(<Choosing />)
    await userEvent.tab()
    choose(csv())
    await expect.element(button('Choose another file')).toHaveFocus()
    choose(csv())
    expect(onFile).toHaveBeenCalledTimes(2)
  })

  it('a removed one gives the focus back to the button', async () => {
    render(<Choosing />)
    choose(csv())
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(button('Remove students.csv')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Choose a file')).toHaveFocus()
    await expect.element(page.getByText('Text of up to 1 kB')).toBeVisible()
    await userEvent.tab()
    await expect.element(button('After')).toHaveFocus()
  })
})

it('a refused file is named with what to do about it, and nothing moves', async () => {
  const { rerender } = render(<Choosing />)
  choose(csv('students.xlsx'))
  await expect.element(page.getByText('students.xlsx', { exact: true })).toBeVisible()
  const { height } = zone().getBoundingClientRect()
  rerender(<Choosing error="It is an Excel workbook. Save its sheet as text." />)
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('It is an Excel workbook. Save its sheet as text.')
  expect(zone().getBoundingClientRect().height).toBe(height)
})
