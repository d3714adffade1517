import { expect, it } from 'vitest'
import { fitTabs } from './fit-tabs.ts'

const four = { widths: [50, 60, 70, 80], gap: 10, moreWidth: 40, current: 0 }

it.each([
  ['all, when they fit to the pixel', { room: 290 }, [0, 1, 2, 3]],
  ['room for the button, when one does not', { room: 289 }, [0, 1, 2]],
  ['as many as leave that room', { room: 180 }, [0, 1]],
  ['the open one in place of an earlier one', { room: 200, current: 3 }, [0, 3]],
  ['none out of their order: a short one does not overtake', { room: 125, widths: [30, 90, 20, 20] }, [0]],
  ['the open one, however narrow the line is', { room: 30, current: 2 }, [2]],
  ['no tab at all before anything was measured', { room: 0, widths: [], current: -1 }, []],
  ['every tab where nothing can be measured', { room: 0, widths: [0, 0], gap: 0, current: -1 }, [0, 1]],
])('[ux 7.8] a line of tabs has %s', (_, input, expected) => {
  expect([...fitTabs({ ...four, ...input })].sort()).toEqual(expected)
})
