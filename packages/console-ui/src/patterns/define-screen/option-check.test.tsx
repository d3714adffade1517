import { ConsoleProvider, type ConsoleProviderProps } from '@edconsole/console-core'
import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { OptionCheck } from './option-check.tsx'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => warn.mockClear())

const host = (options: ConsoleProviderProps) => (
  <ConsoleProvider session={null} {...options}>
    <OptionCheck />
    <OptionCheck />
  </ConsoleProvider>
)

it('[S9] names options that are not known once each, those that a host changes too', () => {
  const { rerender } = render(host({ timeZone: 'Amerika/LA', numberLocale: 'deutsch' }))
  // As from JavaScript, where nobody checks.
  rerender(host(JSON.parse('{"theme":{"scheme":"drak","density":"tight"}}')))
  expect(warn.mock.calls.flat()).toEqual([
    "[console] timeZone: 'Amerika/LA' isn't a time zone. Use an IANA name, such as 'America/Chicago'.",
    "[console] numberLocale: 'deutsch' isn't a locale. Use a tag, such as 'de-DE'.",
    "[console] theme.scheme: 'drak' isn't one of 'light', 'dark', 'system'.",
    "[console] theme.density: 'tight' isn't one of 'comfortable', 'compact'.",
  ])
})

it('[S9] says nothing about options that are', () => {
  render(host({ timeZone: 'America/Chicago', numberLocale: 'en-US', theme: { scheme: 'dark' } }))
  render(host({}))
  expect(warn).not.toHaveBeenCalled()
})
