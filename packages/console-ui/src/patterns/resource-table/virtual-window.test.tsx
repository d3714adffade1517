import { expect, it } from 'vitest'
import { type LineKeeper, measuredLines } from './virtual-window.tsx'

/** Lines as the library keeps them: by the key of their row, until they leave the page. */
function keeperOf(page: { keys: string[] }, lines: HTMLTableRowElement[]): LineKeeper {
  const keeper: LineKeeper = {
    elementsCache: new Map(),
    options: { getItemKey: (index) => page.keys[index] ?? index },
    indexFromElement: (line) => lines.indexOf(line),
    measureElement(line) {
      if (line) keeper.elementsCache.set(keeper.options.getItemKey(keeper.indexFromElement(line)), line)
    },
  }
  return keeper
}

it('[ux 8.1] of the pages that were looked at only the lines on show are kept', () => {
  const lines = Array.from({ length: 3 }, () => document.createElement('tr'))
  const page = { keys: ['a', 'b', 'c'] }
  const keeper = keeperOf(page, lines)
  const measure = measuredLines(keeper)
  lines.forEach(measure)
  for (let count = 0; count < 50; count += 1) {
    page.keys = page.keys.map((key) => `${key}${count}`)
    lines.forEach(measure)
  }
  expect([...keeper.elementsCache]).toEqual(lines.map((line, index) => [page.keys[index], line]))
})

it('[ux 8.1] lines that changed places with each other are kept both', () => {
  const lines = Array.from({ length: 2 }, () => document.createElement('tr'))
  const page = { keys: ['a', 'b'] }
  const keeper = keeperOf(page, lines)
  const measure = measuredLines(keeper)
  lines.forEach(measure)
  page.keys = ['b', 'a']
  lines.forEach(measure)
  expect(keeper.elementsCache).toEqual(
    new Map([
      ['b', lines[0]],
      ['a', lines[1]],
    ]),
  )
})
