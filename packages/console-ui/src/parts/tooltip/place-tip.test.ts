import { expect, it } from 'vitest'
import { placeTip } from './place-tip.ts'

const view = { width: 800, height: 600 }
const tip = { width: 100, height: 30 }

it.each([
  ['stands above its anchor, centred', { left: 300, top: 200, width: 40, height: 32 }, { x: 270, y: 164 }],
  [
    'goes below where there is no room above',
    { left: 300, top: 10, width: 40, height: 32 },
    { x: 270, y: 48 },
  ],
  ['stays inside at the start', { left: 0, top: 200, width: 40, height: 32 }, { x: 8, y: 164 }],
  ['stays inside at the end', { left: 770, top: 200, width: 30, height: 32 }, { x: 692, y: 164 }],
])('a tip %s', (_, anchor, place) => {
  expect(placeTip(anchor, tip, view)).toEqual(place)
})

it('a tip wider than the window starts at its edge', () => {
  expect(placeTip({ left: 10, top: 200, width: 10, height: 10 }, { width: 900, height: 30 }, view).x).toBe(8)
})
