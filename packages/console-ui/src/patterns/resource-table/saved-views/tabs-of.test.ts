import { expect, it } from 'vitest'
import { savedView } from '../../../testing/rows-server.ts'
import { tabsOf } from './tabs-of.ts'

const views = Array.from({ length: 7 }, (_, index) => savedView(index + 1, { isOwn: index > 3 }))
const ids = (some: readonly { id: number }[]) => some.map(({ id }) => id)

it("five views have a tab, the reader's own first, and the open one always", () => {
  const { tabs, others } = tabsOf(views, undefined)
  expect([ids(tabs), ids(others)]).toEqual([
    [5, 6, 7, 1, 2],
    [3, 4],
  ])
  const last = tabsOf(views, views[3])
  expect([ids(last.tabs), ids(last.others)]).toEqual([
    [5, 6, 7, 1, 4],
    [2, 3],
  ])
})
