import { act, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import { createLater, type Later } from './create-later.ts'
import { loadBoth } from './load-both.ts'
import { useLater } from './use-later.ts'

type ShownProps = { later: Later<string>; wanted: boolean; onFailure?: () => void }

function Shown({ later, wanted, onFailure }: ShownProps): ReactElement {
  return <p>{useLater(later, wanted, onFailure) ?? 'nothing'}</p>
}

it('is fetched once it is wanted, by all together, and stays', async () => {
  const fetchIt = vi.fn(async () => 'here')
  const later = createLater(fetchIt)
  const { rerender } = render(<Shown later={later} wanted={false} />)
  await act(async () => {})
  expect(fetchIt).not.toHaveBeenCalled()
  rerender(<Shown later={later} wanted />)
  expect(await screen.findByText('here')).toBeVisible()
  rerender(<Shown later={later} wanted={false} />)
  expect(screen.getByText('here')).toBeVisible()
  await Promise.all([later.load(), later.load()])
  expect(fetchIt).toHaveBeenCalledOnce()
})

it('a failure takes the wish back, and the next wish tries again', async () => {
  const fetchIt = vi.fn(async () => 'here').mockRejectedValueOnce(new Error('offline'))
  const later = createLater(fetchIt)
  const onFailure = vi.fn()
  const { rerender } = render(<Shown later={later} wanted onFailure={onFailure} />)
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce())
  expect(screen.getByText('nothing')).toBeVisible()
  rerender(<Shown later={later} wanted={false} onFailure={onFailure} />)
  rerender(<Shown later={later} wanted onFailure={onFailure} />)
  expect(await screen.findByText('here')).toBeVisible()
})

it('is not asked for without a connection: a browser would not ask for it again', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const fetchIt = vi.fn(async () => 'here')
  render(<Shown later={createLater(fetchIt)} wanted />)
  await act(async () => {})
  expect(fetchIt).not.toHaveBeenCalled()
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('here')).toBeVisible()
  onLine.mockRestore()
})

it('of two things one is there only with the other', async () => {
  const both = loadBoth(
    createLater(async () => 'panel'),
    createLater(async () => 'content'),
  )
  expect(both.get()).toBeUndefined()
  expect(await both.load()).toBe('panel')
  expect(both.get()).toBe('panel')
})
