import type { Person } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { act, screen } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showScreen } from '../../../testing/show-screen.tsx'
import type { Invite } from '../invite-actions.tsx'
import type { Unlock } from '../use-unlock.ts'
import { PersonPanel } from './person-panel.tsx'

const LEA = '4107320'
let server: TestServer
let districtId: string
let people: Person[]
beforeAll(async () => {
  server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
  districtId = String(server.districts.find(({ lea }) => lea === LEA)?.id)
  const browser = await server.browser('employee@example.org')
  people = (await (await browser(`/api/district/people?lea=${LEA}&limit=1000`)).json()).data
}, 240_000)
afterAll(() => server.close())

const personWith = (state: Person['accountState']): Person => {
  const found = people.find(
    ({ accountState, authProvider }) => accountState === state && authProvider === 'illuminate',
  )
  if (found === undefined) throw new Error(`Nobody has an account in the state ${state}.`)
  return found
}
const unlock: Unlock = { unlock: async () => new Set<number>(), running: false }
const invite: Invite = { invite: async () => {}, running: false }
let become: (person: Person) => void
function Panel({ first }: { first: Person }): ReactElement {
  const [person, setPerson] = useState(first)
  become = (next) => act(() => setPerson(next))
  return (
    <PersonPanel
      districtId={districtId}
      person={person}
      siteNames={new Map()}
      unlock={unlock}
      invite={invite}
    />
  )
}
const show = (person: Person) => showScreen(<Panel first={person} />, { server, as: 'employee@example.org' })

test('[ux 10] whoever unlocks somebody stays in the panel when the notice goes away', async () => {
  const person = personWith('locked')
  await show(person)
  const button = await screen.findByRole('button', { name: 'Unlock' })
  button.focus()
  const root = button.closest('[tabindex="-1"]')
  become({ ...person, accountState: 'active' })
  expect(screen.queryByRole('button', { name: 'Unlock' })).toBeNull()
  expect(root).toHaveFocus()
})

test('[ux 10] an invitation that is on its way keeps the button, which says so', async () => {
  const person = personWith('notInvited')
  await show(person)
  const button = await screen.findByRole('button', { name: 'Send invitation' })
  button.focus()
  become({ ...person, accountState: 'invited', invitation: 'queued' })
  expect(screen.getByRole('button', { name: 'Send again' })).toBe(button)
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
})
