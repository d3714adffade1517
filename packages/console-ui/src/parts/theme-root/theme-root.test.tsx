import { render, screen } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { expect, it } from 'vitest'
import { OverlaySurface } from './overlay-surface.tsx'
import { ThemeRoot } from './theme-root.tsx'

const rootOf = (text: string) => screen.getByText(text).closest('[data-ec-root]')

it('a root in a root takes over what it is not told', () => {
  render(
    <ThemeRoot scheme="dark" density="compact" vars={{ '--ec-rem': '1.6rem' }}>
      <ThemeRoot scheme="light" vars={{ '--ec-layer-base': '900' }}>
        inner
      </ThemeRoot>
    </ThemeRoot>,
  )
  expect(rootOf('inner')).toHaveAttribute('data-ec-scheme', 'light')
  expect(rootOf('inner')).toHaveAttribute('data-ec-density', 'compact')
  expect(rootOf('inner')).toHaveStyle('--ec-rem: 1.6rem; --ec-layer-base: 900')
})

it('an overlay carries scheme, density and variables of its root along', () => {
  render(
    <ThemeRoot scheme="dark" density="compact" vars={{ '--ec-rem': '1.6rem' }}>
      <OverlaySurface>overlay</OverlaySurface>
    </ThemeRoot>,
  )
  expect(rootOf('overlay')).toHaveAttribute('data-ec-scheme', 'dark')
  expect(rootOf('overlay')).toHaveAttribute('data-ec-density', 'compact')
  expect(rootOf('overlay')).toHaveStyle('--ec-rem: 1.6rem')
})

it('an overlay runs in the direction of its place where the document runs in another', () => {
  render(
    <section dir="rtl">
      <ThemeRoot>
        <ThemeRoot>{createPortal(<OverlaySurface>moved</OverlaySurface>, document.body)}</ThemeRoot>
      </ThemeRoot>
    </section>,
  )
  expect(rootOf('moved')).toHaveAttribute('dir', 'rtl')
})

it('an overlay says nothing of the direction that the document has anyway', () => {
  document.documentElement.dir = 'rtl'
  render(<ThemeRoot>{createPortal(<OverlaySurface>moved</OverlaySurface>, document.body)}</ThemeRoot>)
  expect(rootOf('moved')).not.toHaveAttribute('dir')
  document.documentElement.removeAttribute('dir')
})

it('without any root an overlay has the scheme of the page', () => {
  render(<OverlaySurface>alone</OverlaySurface>)
  expect(rootOf('alone')).not.toHaveAttribute('data-ec-scheme')
})
