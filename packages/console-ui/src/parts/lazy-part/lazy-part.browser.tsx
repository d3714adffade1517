import { cleanup, render } from '@testing-library/react'
import { type ReactElement, startTransition, useEffect, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lazyPart } from './lazy-part.tsx'

afterEach(cleanup)

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** How long after its code a part inside a part is there, and how often it mounted. */
const timeOfNested = async (): Promise<{ ms: number; mounts: number }> => {
  let mounts = 0
  const Inner = lazyPart(async () => {
    await wait(20)
    loadedAt = performance.now()
    return () => {
      useEffect(() => {
        mounts += 1
      }, [])
      return <p>Inner</p>
    }
  })
  let loadedAt = 0
  const Outer = lazyPart(async () => {
    await wait(20)
    return () => <Inner />
  })
  render(<Outer />)
  await vi.waitFor(() => expect(document.body.textContent).toContain('Inner'), { interval: 4 })
  const ms = performance.now() - loadedAt
  // Effects run after the paint.
  await wait(50)
  return { ms, mounts }
}

it('[R28] code that arrives soon after a fallback is shown at once, though a part inside it loads too', async () => {
  const acts = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
  // Inside act() React shows everything at once, which users don't have.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  const { ms, mounts } = await timeOfNested()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', acts)
  expect(ms).toBeLessThan(150)
  expect(mounts).toBe(1)
})

it.each([
  ['at once', 0],
  ['while its placeholder is new', 30],
  ['long after it', 350],
])('[R28] a part whose code arrives %s mounts once', async (_, ms) => {
  const acts = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  let mounts = 0
  for (let count = 1; count <= 5; count += 1) {
    const Part = lazyPart(async () => {
      if (ms > 0) await wait(ms)
      return () => {
        useEffect(() => {
          mounts += 1
        }, [])
        return <p>Part</p>
      }
    })
    const { unmount } = render(<Part />)
    await vi.waitFor(() => expect(document.body.textContent).toContain('Part'), { interval: 1 })
    await wait(50)
    expect(mounts).toBe(count)
    unmount()
  }
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', acts)
})

/** Goes on to a screen in a transition, as a router does. */
function NextScreen({ of: Screen }: { of: () => ReactElement }): ReactElement {
  const [isShown, setShown] = useState(false)
  const show = () => startTransition(() => setShown(true))
  return isShown ? (
    <Screen />
  ) : (
    <button type="button" onClick={show}>
      Next
    </button>
  )
}

it('[R28] a part whose code arrives while a new screen is being rendered mounts once', async () => {
  const acts = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  let mounts = 0
  for (let count = 1; count <= 5; count += 1) {
    const Part = lazyPart(async () => () => {
      useEffect(() => {
        mounts += 1
      }, [])
      return <p>Part</p>
    })
    const { unmount } = render(<NextScreen of={Part} />)
    await vi.waitFor(() => document.querySelector('button')?.click(), { interval: 1 })
    await vi.waitFor(() => expect(document.body.textContent).toContain('Part'), { interval: 1 })
    await wait(50)
    expect(mounts).toBe(count)
    unmount()
  }
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', acts)
})

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
