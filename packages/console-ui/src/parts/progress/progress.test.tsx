import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Progress } from './progress.tsx'

it('[ux 7.19] a known share is a bar and its count', () => {
  const { container } = render(<Progress label="Rows read" value={12_000} max={41_872} />)
  expect(screen.getByRole('progressbar', { name: 'Rows read' })).toHaveAttribute('aria-valuenow', '12000')
  expect(container).toHaveTextContent('12,000 of 41,872 rows')
})

it.each([
  [0, 'Reading the file'],
  [1, 'Reading the file: 1 row'],
  [12_000, 'Reading the file: 12,000 rows'],
])('[ux 7.19] an unknown share is no bar: after %d', (value, text) => {
  const { container } = render(<Progress label="Reading the file" value={value} max={null} />)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(container).toHaveTextContent(text)
})

it('more than was expected is not more than the whole bar', () => {
  render(<Progress label="Rows read" value={50} max={40} />)
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
})
