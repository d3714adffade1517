import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lazyPart } from './lazy-part.tsx'

afterEach(cleanup)

it('[R28] a file that a deployment took away is reported in its place, with a reload', async () => {
  // React reports what the boundary catches.
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
  const gone = `${location.origin}/assets/part-before-the-deployment.js`
  let isThere = false
  const Part = lazyPart(
    async (): Promise<() => string> =>
      isThere ? () => 'Here' : (await import(/* @vite-ignore */ gone)).Part,
  )
  render(
    <>
      <input aria-label="Name" />
      <Part />
    </>,
  )
  await userEvent.fill(page.getByLabelText('Name'), 'typed')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  isThere = true
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByText('Here')).toBeVisible()
  await expect.element(page.getByLabelText('Name')).toHaveValue('typed')
  silent.mockRestore()
})
