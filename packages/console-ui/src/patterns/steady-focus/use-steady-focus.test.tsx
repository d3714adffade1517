import { act, cleanup, render, screen } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Button } from '../../parts/button/button.tsx'
import { useSteadyFocus } from './use-steady-focus.ts'

afterEach(cleanup)

let turn: (running: boolean) => void

function Sync(): ReactElement {
  const [running, setRunning] = useState(false)
  turn = (next) => act(() => setRunning(next))
  const id = useSteadyFocus(running ? 'follow' : 'start')
  return running ? (
    <Button id={id} href="/run">
      Sync running
    </Button>
  ) : (
    <Button id={id}>Sync now</Button>
  )
}

it('[ux 10] a button that turns into a link, and back, keeps the focus', () => {
  render(<Sync />)
  screen.getByRole('button', { name: 'Sync now' }).focus()
  turn(true)
  expect(screen.getByRole('link', { name: 'Sync running' })).toHaveFocus()
  turn(false)
  expect(screen.getByRole('button', { name: 'Sync now' })).toHaveFocus()
})

it('takes no focus that it did not have', () => {
  render(<Sync />)
  turn(true)
  expect(document.body).toHaveFocus()
})
