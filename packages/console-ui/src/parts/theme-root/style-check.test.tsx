import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { StyleCheck } from './style-check.tsx'
import { ThemeRoot } from './theme-root.tsx'

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
