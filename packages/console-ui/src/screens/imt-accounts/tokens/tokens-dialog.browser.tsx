import { ConsoleProvider, createConsoleRuntime, memoryNavigation, ROLES } from '@edconsole/console-core'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '../../../parts/theme-root/theme-root.tsx'
import { httpToServer } from '../../../testing/http-to-server.ts'
import { rowsServer } from '../../../testing/rows-server.ts'
import { TokensDialog } from './tokens-dialog.tsx'

afterEach(cleanup)

const REFETCH_MS = 300

it('[ux 10] the focus stays in the list when a token is revoked', async () => {
  const others = rowsServer({ roles: ROLES })
  let revokedAt: string | null = null
  const answer = async (request: Request): Promise<Response> => {
    if (!new URL(request.url).pathname.startsWith('/api/accounts/7/tokens')) return others.fetch(request)
    if (request.method !== 'GET') {
      revokedAt = '2026-09-14T12:14:00Z'
      return Response.json({ data: null })
    }
    if (revokedAt !== null) await new Promise((resolve) => setTimeout(resolve, REFETCH_MS))
    const times = { createdAt: '2026-09-01T12:00:00Z', expiresAt: '2027-09-01T12:00:00Z', lastUsedAt: null }
    const token = { id: 1, name: 'Nightly job', access: 'read', hint: 'ec_1', createdBy: 'Robin', revokedAt }
    return Response.json({ data: [Object.assign(token, times, { revokedBy: revokedAt && 'Robin' })] })
  }
  const { http } = httpToServer({ fetch: answer }, { cookie: 'session=1' })
  const runtime = createConsoleRuntime({ http, clock: others.now, navigation: memoryNavigation() })
  render(
    <ConsoleProvider runtime={runtime}>
      <ThemeRoot>
        <TokensDialog accountId={7} name="Programs" mayChange open onClose={() => {}} />
      </ThemeRoot>
    </ConsoleProvider>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Revoke Nightly job' }))
  await userEvent.click(page.getByRole('button', { name: 'Revoke token' }))
  await expect.element(page.getByRole('cell', { name: /^Revoked/ })).toBeVisible()
  const region = page.getByRole('table', { name: 'Tokens' }).element().parentElement
  await expect.poll(() => document.activeElement === region).toBe(true)
})
