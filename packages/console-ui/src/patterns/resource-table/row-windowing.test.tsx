import { render } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { RowWindowing } from './row-windowing.tsx'

it('[S9] the first drawing of a page has the rows that are seen at once, the next has all', () => {
  const drawn: number[] = []
  const keys = Array.from({ length: 25 }, (_, index) => String(index))
  render(
    <RowWindowing keys={keys} region={createRef()} rowHeight={44}>
      {(rows) => {
        drawn.push(rows.drawn.length * 44 + rows.after)
        drawn.push(rows.drawn.length)
        return null
      }}
    </RowWindowing>,
  )
  expect(drawn.slice(0, 2)).toEqual([25 * 44, 10])
  expect(drawn.slice(-2)).toEqual([25 * 44, 25])
})
