import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Stepper } from './stepper.tsx'

afterEach(cleanup)

const steps = [
  { id: 'contact', label: 'Contact', done: true },
  { id: 'system', label: 'System', done: true, href: '#system' },
  { id: 'connection', label: 'Connection' },
  { id: 'review', label: 'Review' },
]
const onStep = vi.fn()

it('[ux 7.23] the keyboard reaches done steps alone, and they lead back', async () => {
  onStep.mockClear()
  render(<Stepper label="Setup" steps={steps} current="connection" onStep={onStep} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onStep.mock.calls).toEqual([['contact'], ['system']])
  expect(window.location.hash).toBe('')
  expect([...page.getByRole('button').elements(), ...page.getByRole('link').elements()]).toHaveLength(2)
  await expect.element(page.getByRole('link', { name: 'System, done' })).toBeVisible()
})

it('[ux 7.23] the open step is marked, and a small container says where it is', async () => {
  const { container } = render(
    <div style={{ containerName: 'ec-screen', containerType: 'inline-size', inlineSize: 360 }}>
      <Stepper label="Setup" steps={steps} current="connection" onStep={onStep} />
    </div>,
  )
  expect(container.querySelector('[aria-current="step"]')?.textContent).toBe('Connection')
  await expect.element(page.getByText('Step 3 of 4')).toBeVisible()
})
