import { cleanup, render } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { afterEach, expect, it } from 'vitest'
import { OverlaySurface } from './overlay-surface.tsx'
import { ThemeRoot, type ThemeRootProps } from './theme-root.tsx'

const sheet = document.createElement('style')
sheet.textContent = 'html.night { color-scheme: dark } html.both { color-scheme: light dark }'
document.head.append(sheet)
afterEach(() => {
  cleanup()
  document.documentElement.className = ''
})

const show = (props: Omit<ThemeRootProps, 'children'> = {}) =>
  render(
    <ThemeRoot {...props}>
      <p style={{ color: 'light-dark(rgb(1, 1, 1), rgb(2, 2, 2))' }}>inside</p>
      {createPortal(<OverlaySurface>moved</OverlaySurface>, document.body)}
    </ThemeRoot>,
  )
const schemes = () =>
  [...document.querySelectorAll('[data-ec-root]')].map((root) => root.getAttribute('data-ec-scheme'))
const color = () => getComputedStyle(document.querySelector('p') ?? document.body).color

it("without a scheme the root and what is moved to the body follow the host's own switch", async () => {
  show()
  await expect.poll(schemes).toEqual(['light', 'light'])
  expect(color()).toBe('rgb(1, 1, 1)')
  document.documentElement.className = 'night'
  await expect.poll(schemes).toEqual(['dark', 'dark'])
  expect(color()).toBe('rgb(2, 2, 2)')
  document.documentElement.className = 'both'
  await expect.poll(schemes).toEqual(['system', 'system'])
})

it('a scheme that was given stays', async () => {
  show({ scheme: 'light' })
  document.documentElement.className = 'night'
  await expect.poll(schemes).toEqual(['light', 'light'])
  expect(color()).toBe('rgb(1, 1, 1)')
})
