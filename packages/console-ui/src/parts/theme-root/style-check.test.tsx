import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { StyleCheck } from './style-check.tsx'
import { ThemeRoot } from './theme-root.tsx'

it('names a variable that does not exist, once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = '[data-ec-root] { --ec-color-bg-surface: #fff; --ec-radius-md: 4px }'
  // As from JavaScript, where nobody checks.
  const vars = JSON.parse('{"--ec-radius-md":"2px","--ec-radius-middle":"2px","--of-the-host":"1"}')
  render(
    <ThemeRoot vars={vars}>
      <StyleCheck />
      <StyleCheck />
    </ThemeRoot>,
  )
  expect(warn.mock.calls).toEqual([['[console] theme.vars: there is no --ec-radius-middle.']])
  sheet.remove()
  warn.mockRestore()
})

it('names the missing stylesheet once, and says nothing about its colors', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  // What the test's build brings along, a host has to import.
  for (const sheet of document.querySelectorAll('style')) sheet.remove()
  const { rerender } = render(
    <ThemeRoot>
      <StyleCheck />
      <StyleCheck />
    </ThemeRoot>,
  )
  rerender(
    <ThemeRoot scheme="dark">
      <StyleCheck />
    </ThemeRoot>,
  )
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining("The stylesheet is missing. Import '@edconsole/console-ui/styles.css'")],
  ])
  warn.mockRestore()
})
