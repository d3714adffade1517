import { render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StyleCheck } from './style-check.tsx'
import { ThemeRoot } from './theme-root.tsx'

describe('the check of contrast for hosts in development (ux 5)', () => {
  const warn = vi.spyOn(console, 'warn')
  beforeEach(() => void warn.mockImplementation(() => {}))
  afterEach(() => warn.mockReset())

  it.each(['light', 'dark'] as const)('has nothing to say about the %s theme as it is', (scheme) => {
    render(
      <ThemeRoot scheme={scheme}>
        <StyleCheck />
      </ThemeRoot>,
    )
    expect(warn).not.toHaveBeenCalled()
  })

  it('names each pair that an override has made too weak, once, in whatever notation', () => {
    const weak = (
      <ThemeRoot scheme="light" vars={{ '--ec-color-accent-solid': 'oklch(0.9 0.05 260)' }}>
        <StyleCheck />
      </ThemeRoot>
    )
    const { rerender } = render(weak)
    rerender(weak)
    expect(warn.mock.calls.flat()).toEqual([
      expect.stringMatching(/accent\.onSolid on accent\.solid has a contrast of 1\.\d\d, and needs 4\.5\./),
      expect.stringMatching(/accent\.solid on bg\.surface has a contrast of 1\.\d\d, and needs 3\./),
      expect.stringMatching(/accent\.solid on bg\.canvas has a contrast of 1\.\d\d, and needs 3\./),
    ])
  })
})
