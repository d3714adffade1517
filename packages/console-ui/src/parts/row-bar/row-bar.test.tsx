import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RowBar } from './row-bar.tsx'

it.each([
  [{ accepted: 18204, warned: 58, rejected: 312 }, '18,204 accepted, 58 with a warning, 312 rejected'],
  [{ accepted: 12114, rejected: 0 }, '12,114 accepted'],
  [{ accepted: 0, rejected: 0 }, 'No rows'],
  [{ accepted: 5, rejected: 1, remaining: 4 }, '5 accepted, 1 rejected, 4 not read yet'],
])('%j reads "%s"', (counts, said) => {
  render(<RowBar {...counts} />)
  expect(screen.getByRole('img')).toHaveAccessibleName(said)
})

it('shares follow the counts; what is missing to a common total stays empty', () => {
  render(<RowBar accepted={100} rejected={20} total={400} />)
  const shares = [...screen.getByRole('img').children].map((part) => (part as HTMLElement).style.flexGrow)
  expect(shares).toEqual(['100', '20', '280'])
})
