import type { ImportLogHeader } from '@edconsole/console-core'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { batch } from '../../testing/rows-server.ts'
import { showTable } from '../../testing/show-table.tsx'
import type { ResourceTableProps } from './resource-table-props.ts'

afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

type UseRows = NonNullable<ResourceTableProps<ImportLogHeader>['useRows']>
type Answer = ReturnType<UseRows>

const answerOf = (ids: readonly number[]): Answer => ({
  ...{ data: ids.map((id) => batch(id)), totalCount: ids.length, facets: {}, errors: [] },
  ...{ loading: false, fetching: false, stale: false, updatedAt: Date.now(), retry: () => {} },
})

/** A list whose answers come when the test says so. */
let answer = answerOf([1])
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const useRows: UseRows = () => useSyncExternalStore(subscribe, () => answer)
const arrive = (ids: readonly number[]) => {
  answer = answerOf(ids)
  for (const listener of listeners) listener()
}
beforeEach(() => arrive([1]))

const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
const rows = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

/** A letter, as the browser tells of it. */
const type = (box: HTMLElement) => box.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'a' }))

it('[S9] an answer that comes while letters are typed is drawn when they rest, and the last one is never lost', async () => {
  await showTable({ useRows })
  await waitFor(() => expect(rows()).toEqual(['1']))
  const box = screen.getByRole('searchbox')
  await userEvent.click(box)
  // However long a frame takes here, no letter is older than the next one.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  type(box)
  arrive([2, 3])
  for (let letter = 0; letter < 12; letter += 1) {
    type(box)
    await frame()
    expect(rows()).toEqual(['1'])
  }
  arrive([4, 5, 6])
  type(box)
  await frame()
  expect(rows()).toEqual(['1'])
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  clock.mockRestore()
  await waitFor(() => expect(rows()).toEqual(['4', '5', '6']))
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy')
})

it('[S9] where nobody types an answer is drawn in the frame in which it comes', async () => {
  await showTable({ useRows })
  await waitFor(() => expect(rows()).toEqual(['1']))
  arrive([2, 3])
  await frame()
  expect(rows()).toEqual(['2', '3'])
})
