import {
  ConsoleProvider,
  createConsoleRuntime,
  memoryNavigation,
  ROLES,
  type Webhook,
} from '@edconsole/console-core'
import { cleanup, render } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '../../parts/theme-root/theme-root.tsx'
import { httpToServer } from '../../testing/http-to-server.ts'
import { rowsServer } from '../../testing/rows-server.ts'
import { WebhooksDialog } from './webhooks-dialog.tsx'

afterEach(cleanup)

const webhook = (id: number, name: string): Partial<Webhook> => ({
  id,
  name,
  address: 'https://example.org/alerts',
  districtId: null,
  events: ['importFailed'],
  components: [],
  isEnabled: true,
  canChange: true,
  lastDelivery: null,
})

function Opener(): ReactElement {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Webhooks
      </button>
      {isOpen && (
        <WebhooksDialog owner={{ clientId: 9, name: 'Larkspur' }} open onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}

const show = async (names: readonly string[], refetchMs: number) => {
  const others = rowsServer({ roles: ROLES })
  let rows = names.map((name, index) => webhook(index + 1, name))
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/api/ied/webhooks')) return others.fetch(request)
    if (request.method === 'DELETE') {
      rows = rows.filter(({ id }) => !pathname.endsWith(`/${id}`))
      return Response.json({ data: null })
    }
    if (rows.length < names.length && refetchMs > 0)
      await new Promise((resolve) => setTimeout(resolve, refetchMs))
    return Response.json({ data: rows })
  }
  const { http } = httpToServer({ fetch: answer }, { cookie: 'session=1' })
  const runtime = createConsoleRuntime({ http, clock: others.now, navigation: memoryNavigation() })
  render(
    <ConsoleProvider runtime={runtime}>
      <ThemeRoot>
        <Opener />
      </ThemeRoot>
    </ConsoleProvider>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Webhooks' }))
  await expect.element(page.getByRole('button', { name: `Remove: ${names[0]}` })).toBeVisible()
}

it.each([
  [['Help desk', 'Pager'], 300, 'Send test: Pager'],
  [['Help desk'], 300, null],
  [['Help desk', 'Pager'], 0, undefined],
  [['Help desk'], 0, null],
])(
  '[ux 10] the focus stays in the list when a webhook is removed from %s, fetched again after %s ms',
  async (names, refetchMs, next) => {
    await show(names, refetchMs)
    await userEvent.click(page.getByRole('button', { name: 'Remove: Help desk' }))
    await userEvent.click(page.getByRole('button', { name: 'Remove webhook' }))
    await expect.element(page.getByText('Help desk', { exact: true })).not.toBeInTheDocument()
    const dialog = page.getByRole('dialog', { name: /Larkspur/ }).element()
    const focused = () => document.activeElement
    await expect.poll(() => focused() !== document.body && dialog.contains(focused())).toBe(true)
    if (next) expect(focused()).toHaveAccessibleName(next)
    if (next === null) expect(focused()).toHaveTextContent('No webhooks yet.')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Webhooks' })).toHaveFocus()
  },
)

it('the switch of a new webhook stands at the end of its line, as in other forms', async () => {
  await page.viewport(1280, 800)
  await show(['Help desk'], 0)
  await userEvent.click(page.getByRole('button', { name: 'Add webhook' }))
  const enabled = page.getByRole('switch', { name: 'Enabled' })
  await expect.element(enabled).toBeVisible()
  const endOf = (one: Element | null) => one?.getBoundingClientRect().right ?? 0
  expect(endOf(enabled.element())).toBeCloseTo(endOf(enabled.element().closest('form')), 1)
})
