import { expect, it } from 'vitest'
import { settingsBlock } from './console-settings.ts'

it('finds the settings of a page, and nothing else of it', () => {
  const block = '<script type="application/json" id="console-settings">{"suffix":"DEV"}</script>'
  expect(settingsBlock(`<head>${block}<script src="/main.js"></script></head>`)).toBe(block)
  expect(settingsBlock('<head></head>')).toBeNull()
})
