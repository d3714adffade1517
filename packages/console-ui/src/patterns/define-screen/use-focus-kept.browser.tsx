import { cleanup, render } from '@testing-library/react'
import { type ReactElement, useRef, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useFocusKept } from './use-focus-kept.ts'

afterEach(cleanup)

function Chips({ slow = false }: { slow?: boolean }): ReactElement {
  const section = useRef<HTMLElement>(null)
  const [names, setNames] = useState(['Ash', 'Birch', 'Cedar'])
  useFocusKept(section, '/trees')
  const remove = (gone: string) => setNames((before) => before.filter((name) => name !== gone))
  return (
    <>
      <button type="button">Outside</button>
      <section ref={section}>
        <h1 tabIndex={-1} data-ec-title="">
          Trees
        </h1>
        <input aria-label="Name" />
        <ul>
          {names.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => (slow ? setTimeout(remove, 100, name) : remove(name))}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

const press = async (name: string) => {
  page.getByRole('button', { name }).element().focus()
  await userEvent.keyboard('{Enter}')
}
const focused = () => document.activeElement?.textContent
const FRAMES_MS = 200

it.each([[false], [true]])(
  '[ux 10] what stands next takes the focus of a control that went, slow or not (%s)',
  async (slow) => {
    render(<Chips slow={slow} />)
    await press('Ash')
    await expect.poll(focused).toBe('Birch')
    await press('Cedar')
    await expect.poll(focused).toBe('Birch')
    await press('Birch')
    await expect.poll(focused).toBe('Trees')
  },
)

it('[ux 10] a reader who has gone elsewhere before it went stays there', async () => {
  render(<Chips slow />)
  await press('Ash')
  page.getByRole('button', { name: 'Outside' }).element().focus()
  await expect.poll(() => page.getByRole('button', { name: 'Ash' }).elements()).toEqual([])
  await new Promise((next) => setTimeout(next, FRAMES_MS))
  expect(focused()).toBe('Outside')

  await press('Birch')
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await expect.poll(() => page.getByRole('button', { name: 'Birch' }).elements()).toEqual([])
  await new Promise((next) => setTimeout(next, FRAMES_MS))
  expect(document.activeElement).toBe(document.body)
})

function Fields(): ReactElement {
  const section = useRef<HTMLElement>(null)
  const [gone, setGone] = useState<readonly string[]>([])
  useFocusKept(section, '/fields')
  const button = (name: string) => (
    <button type="button" onClick={() => setGone((before) => [...before, name])}>
      {name}
    </button>
  )
  return (
    <section ref={section}>
      <h1 tabIndex={-1} data-ec-title="">
        Fields
      </h1>
      <section>
        <button type="button">Edit</button>
        {gone.includes('Remove') ? null : button('Remove')}
      </section>
      <button type="button">Elsewhere</button>
      <table>
        <tbody>
          <tr>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as the table makes its cells reachable */}
            <td tabIndex={0}>Barley</td>
          </tr>
          {gone.includes('Rye') ? null : (
            <tr>
              <td tabIndex={-1}>{button('Rye')}</td>
            </tr>
          )}
        </tbody>
      </table>
      {gone.includes('Save') ? null : <aside data-ec-split="">{button('Save')}</aside>}
      <button type="button">Next page</button>
    </section>
  )
}

it.each([
  ['Remove', 'Edit'],
  ['Rye', 'Barley'],
  ['Save', 'Barley'],
])('[ux 10] what stands in another part never takes it: %s leads to %s', async (gone, next) => {
  render(<Fields />)
  await press(gone)
  await expect.poll(focused).toBe(next)
})
