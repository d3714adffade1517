import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect } from 'vitest'
import { testRefusedCalls } from '../../testing/refused-calls.ts'
import type { ShownScreen } from '../../testing/show-screen.tsx'
import { showScreen } from '../../testing/show-screen.tsx'
import { Login } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' })
}, 300_000)
afterAll(() => server.close())

const find = () => screen.findByRole('combobox', { name: 'Find your district' })
const name = () => screen.getByLabelText('Username')
const password = () => screen.getByLabelText('Password')

testRefusedCalls(
  (faults) => showScreen(<Login />, { server, faults }),
  [
    {
      call: 'reference.publicClients',
      records: 'clients',
      make: async ({ user }: ShownScreen) => user.type(await find(), 'larkspur'),
      inPlace: async () => {
        expect(await screen.findByText("The list of districts couldn't be loaded")).toBeVisible()
        expect(await find()).toHaveValue('larkspur')
        expect(screen.getByRole('button', { name: 'Provider staff sign-in' })).toBeVisible()
      },
    },
    {
      call: 'session.signIn',
      records: 'the session',
      silent: true,
      field: 'username',
      ready: async ({ user }) => {
        await user.click(await screen.findByRole('button', { name: 'Provider staff sign-in' }))
        await user.type(name(), 'dana')
      },
      make: ({ user }) => user.type(password(), 'typed with care{Enter}'),
      inPlace: async (_, { code, reason }) => {
        const text = code === null ? /^Console isn't responding/ : reason
        expect((await screen.findByText(text)).parentElement).toHaveFocus()
        expect(name()).toHaveValue('dana')
        expect(password()).toHaveValue('typed with care')
      },
    },
  ],
)
