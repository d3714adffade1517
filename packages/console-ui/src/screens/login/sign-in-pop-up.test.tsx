import { placeOf } from '@edconsole/console-core'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { rowsServer } from '../../testing/rows-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { showShell } from '../../testing/show-shell.tsx'
import { Login } from './index.ts'

const popUp = placeOf('login', {}, { query: { 'pop-up': '1' } })

let close: MockInstance<Window['close']>
beforeEach(() => {
  close = vi.spyOn(window, 'close').mockImplementation(() => {})
})
afterEach(() => close.mockRestore())

it('[R14] the pop-up of a host closes itself once its user is signed in, and says so where it may not', async () => {
  await showScreen(<Login />, { server: rowsServer({}), as: 'x', place: popUp })
  expect(await screen.findByRole('heading', { name: "You're signed in" })).toBeVisible()
  expect(screen.getByText('You can close this window.')).toBeVisible()
  expect(close).toHaveBeenCalledTimes(1)
})

it('[R14] it stays for someone who is signed out, and a page without it never closes', async () => {
  await showScreen(<Login />, { server: rowsServer({}), session: null, place: popUp })
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(close).not.toHaveBeenCalled()
})

it('[R12] it has nothing of the console around it', async () => {
  await showShell(popUp, { body: <Login /> })
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
})
