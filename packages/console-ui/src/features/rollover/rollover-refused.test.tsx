import { memoryStorage } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect } from 'vitest'
import { type RefusedCall, testRefusedCalls } from '../../testing/refused-calls.ts'
import { type ShownScreen, showScreen } from '../../testing/show-screen.tsx'
import { RolloverPanel } from './rollover-panel.tsx'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
  await import('./rollover-dialogs.tsx')
}, 300_000)
afterAll(() => server.close())

const panel = async () => within(await screen.findByRole('region', { name: 'Year-end rollover' }))
const button = async (name: string) => (await panel()).findByRole('button', { name })
const run = async ({ user, runtime }: ShownScreen) => {
  await user.click(await button('Run rollover'))
  const question = within(await screen.findByRole('alertdialog'))
  const name = runtime.districts.get().selected?.districtName ?? ''
  await user.type(question.getByRole('textbox'), `${name}{Enter}`)
}

const keys = (['staff', 'templates', 'exports'] as const).map(
  (key): RefusedCall => ({
    call: `rollover.${key}`,
    records: 'rollover',
    ready: () => button('Run rollover'),
    make: run,
    inPlace: async (_, { reason }) => {
      const card = await panel()
      expect(await card.findByText(reason)).toBeVisible()
      expect(await button(`Run again: ${key}`)).toBeVisible()
      // The other two went on
      expect(await card.findAllByText('Nothing to copy')).toHaveLength(2)
    },
  }),
)

testRefusedCalls(
  async (faults) => {
    const district = await server.newDistrict({ notRolledOver: true })
    const shown = await showScreen(<RolloverPanel />, {
      server,
      as: 'employee@example.org',
      // What one test leaves for a reload is not the next one's
      draftStorage: memoryStorage(),
      faults,
    })
    await waitFor(() => expect(shown.runtime.session.get().user).not.toBeNull())
    await shown.runtime.districts.ready()
    await shown.runtime.districts.follow(String(district.id))
    return shown
  },
  [
    ...keys,
    {
      call: 'districts.update',
      records: 'districts',
      ready: async (shown) => {
        await run(shown)
        await button('Move to 2026-2027')
      },
      make: async ({ user }) => {
        await user.click(await button('Move to 2026-2027'))
        const question = within(await screen.findByRole('alertdialog'))
        await user.click(question.getByRole('button', { name: 'Move to 2026-2027' }))
      },
      inPlace: async ({ runtime }, { reason }) => {
        const question = within(screen.getByRole('alertdialog'))
        expect(await question.findByText(reason)).toBeVisible()
        expect(runtime.districts.get().selected?.sisYear).toBe(2025)
      },
    },
  ],
)
