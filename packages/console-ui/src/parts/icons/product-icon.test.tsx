import { expect, it } from 'vitest'
import { onePath } from './product-icon.tsx'

it('joins paths and circles, each beginning where it says', () => {
  expect(
    onePath([
      ['circle', { cx: '12', cy: '12', r: '10' }],
      ['path', { d: 'm16 9-5.5 5.5L8 12' }],
    ]),
  ).toBe('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM0 0m16 9-5.5 5.5L8 12')
})

it('leaves a single path as it is', () => {
  expect(onePath([['path', { d: 'm9 18 6-6-6-6' }]])).toBe('m9 18 6-6-6-6')
})

it.each([
  ['a rectangle', ['rect', { x: '3', y: '4', width: '18', height: '18' }]],
  ['a path that is filled', ['path', { d: 'M12 2v20', fill: 'currentColor' }]],
] as const)('%s is drawn as the shape it is', (_, [tag, attributes]) => {
  expect(
    onePath([
      ['path', { d: 'M1 1h2' }],
      [tag, { ...attributes }],
    ]),
  ).toBeNull()
})
