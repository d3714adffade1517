import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '../theme-root/theme-root.tsx'
import { KeyValue } from './key-value.tsx'

beforeEach(async () => {
  render(
    <ThemeRoot>
      <div style={{ inlineSize: 380 }}>
        <button type="button">Before</button>
        <KeyValue
          label="Source record"
          items={[
            { key: 'LOCAL_ID', value: '30018842', copy: '30018842' },
            { key: 'Middle name', value: '' },
          ]}
        />
      </div>
    </ThemeRoot>,
  )
  await userEvent.hover(page.getByRole('button', { name: 'Before' }))
})
afterEach(cleanup)

const copy = () => page.getByRole('button', { name: 'Copy LOCAL_ID' })
const opacity = () => getComputedStyle(copy().element()).opacity

it('[ux 7.21] is a list of terms of 112 px and their values; nothing is a dash', () => {
  const [term, other] = document.querySelectorAll('dt')
  expect(document.querySelector('dl')).toHaveAttribute('aria-label', 'Source record')
  expect(term?.getBoundingClientRect().width).toBe(112)
  expect(other?.nextElementSibling?.textContent).toContain('–')
})

it('[ux 7.21] the copy button appears on hovering the line', async () => {
  expect(opacity()).toBe('0')
  await userEvent.hover(page.getByText('30018842'))
  await expect.poll(opacity).toBe('1')
})

it('[ux 7.21] the copy button appears when the keyboard reaches it', async () => {
  await userEvent.click(page.getByRole('button', { name: 'Before' }))
  expect(opacity()).toBe('0')
  await userEvent.tab()
  await expect.element(copy()).toHaveFocus()
  expect(opacity()).toBe('1')
})
