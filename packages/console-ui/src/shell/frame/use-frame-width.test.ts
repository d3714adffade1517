import { expect, it } from 'vitest'
import { nameOf } from './use-frame-width.ts'

it.each([
  [0, 'wide'],
  [1440, 'wide'],
  [1200, 'wide'],
  [1199, 'medium'],
  [900, 'medium'],
  [899, 'narrow'],
  [640, 'narrow'],
  [639, 'small'],
  [320, 'small'],
])('[ux 4.5] a frame of %i px is %s', (pixels, expected) => {
  expect(nameOf(pixels)).toBe(expected)
})
