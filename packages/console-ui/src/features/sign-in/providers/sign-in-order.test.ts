import type { Authentication } from '@edconsole/console-core'
import { expect, it } from 'vitest'
import { inSignInOrder, orderChanges } from './sign-in-order.ts'

// Only what an order is made of.
const row = (id: number, sortOrder: number, isDefault = false) =>
  ({ id, sortOrder, isDefault }) as Authentication
const changes = (rows: Authentication[], id: number, by: 1 | -1) => {
  const moved = rows.find((one) => one.id === id)
  return moved ? orderChanges(inSignInOrder(rows), moved, by).map((one) => [one.row.id, one.sortOrder]) : []
}

it('[ux 9.6] the default comes first, as on the sign-in page', () => {
  expect(inSignInOrder([row(1, 3), row(2, 7, true), row(3, 1)]).map(({ id }) => id)).toEqual([2, 3, 1])
})

it('moving changes two rows at most, and never the default', () => {
  const rows = [row(1, 4, true), row(2, 1), row(3, 5), row(4, 9)]
  expect(changes(rows, 3, -1)).toEqual([
    [3, 1],
    [2, 5],
  ])
  expect(changes(rows, 2, -1)).toEqual([])
  expect(changes(rows, 4, 1)).toEqual([])
  expect(changes(rows, 1, 1)).toEqual([])
})

it('rows that share a place get places of their own', () => {
  expect(changes([row(1, 0), row(2, 0), row(3, 0)], 3, -1)).toEqual([
    [3, 1],
    [2, 2],
  ])
})
