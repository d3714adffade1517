import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

const Hello = ({ name = 'you' }: { name?: string }) => <p>Hello {name}</p>
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const hello = () => screen.queryByText('Hello you')
const failure = () => screen.queryByText("This part didn't load.")

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  // React reports what the boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('[R28] a part whose code is loaded when it is first rendered', () => {
  it('is loaded once, for all places that render it', async () => {
    const load = vi.fn(async () => Hello)
    const Part = lazyPart(load)
    expect(load).not.toHaveBeenCalled()
    render(
      <>
        <Part name="Ada" />
        <Part name="Grace" />
      </>,
    )
    await pass(0)
    expect(screen.getByText('Hello Ada')).toBeVisible()
    expect(screen.getByText('Hello Grace')).toBeVisible()
    expect(load).toHaveBeenCalledOnce()
  })

  it('is there at once when it was preloaded', async () => {
    const Part = lazyPart(async () => Hello)
    await Part.preload()
    render(<Part />)
    expect(hello()).toBeVisible()
  })

  it('says that it is loading after 150 ms, not before', async () => {
    const Part = lazyPart<typeof Hello>(() => new Promise(() => {}))
    render(<Part />)
    await pass(100)
    expect(screen.getByRole('status')).toHaveTextContent('')
    await pass(50)
    expect(screen.getByRole('status')).toHaveTextContent('Loading')
  })

  it('tries a second time by itself', async () => {
    const load = vi.fn(async () => Hello).mockRejectedValueOnce(new Error('lost'))
    const Part = lazyPart(load)
    render(<Part />)
    await pass(900)
    expect(hello()).toBeNull()
    await pass(100)
    expect(hello()).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('says in its place that it failed, keeps what stands beside it, and tries again on request', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync })
    let isThere = false
    const Part = lazyPart(async () => {
      if (isThere) return Hello
      throw new Error('gone')
    })
    render(
      <>
        <input aria-label="Name" />
        <Part />
      </>,
    )
    await user.type(screen.getByLabelText('Name'), 'typed')
    await pass(1000)
    expect(screen.getByRole('alert')).toHaveTextContent("This part didn't load.")
    // A browser may remember that the file was missing.
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
    isThere = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    // React keeps a placeholder for 300 ms.
    await pass(300)
    expect(hello()).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('typed')
  })

  it('gives up after 120 s, for another try', async () => {
    const Part = lazyPart<typeof Hello>(() => new Promise(() => {}))
    render(<Part />)
    await pass(119_000)
    expect(failure()).toBeNull()
    await pass(1000)
    expect(failure()).toBeVisible()
    // Its file is only slow: another try is what helps.
    expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull()
  })

  it('is not requested without a connection, and by itself once that is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi.fn(async () => Hello)
    const Part = lazyPart(load)
    render(<Part />)
    await pass(0)
    expect(failure()).toBeVisible()
    expect(load).not.toHaveBeenCalled()
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    await pass(0)
    expect(hello()).toBeVisible()
  })

  it('leaves a crash to the section around it', async () => {
    const Part = lazyPart(async () => (): null => {
      throw new Error('a bug')
    })
    await Part.preload()
    expect(() => render(<Part />)).toThrow('a bug')
  })
})
