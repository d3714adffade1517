import { ClientScope, placeOf } from '@edconsole/console-core'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ThemeRoot } from '../../../parts/theme-root/theme-root.tsx'
import { rowsServer } from '../../../testing/rows-server.ts'
import { showScreen } from '../../../testing/show-screen.tsx'
import { providerMessages } from './messages.ts'
import { ProviderList } from './provider-list.tsx'

afterEach(cleanup)

const data = ['illuminate', 'clever', 'google', 'saml', 'azure', 'ldap'].map((provider, id) => ({
  id,
  provider,
  displayName: provider,
  isDefault: id === 0,
  isEnabled: true,
}))

it.each([
  ['cards', 620],
  ['a table', 900],
])('[ux 9.6] in a low window the line below %s covers none of it', async (_, width) => {
  await page.viewport(width + 20, 360)
  await showScreen(
    <ThemeRoot>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          inlineSize: width,
          blockSize: 260,
          overflow: 'auto',
        }}
      >
        <ClientScope clientId={90_412}>
          <ProviderList
            tableId="authentication-configs"
            order="signIn"
            districtId={undefined}
            m={providerMessages}
          />
        </ClientScope>
      </div>
    </ThemeRoot>,
    {
      server: rowsServer(),
      as: 'somebody',
      place: placeOf('imt-authentications'),
      faults: [
        ['authentications.list', { body: { data } }],
        ['authentications.remote', { status: 404 }],
      ],
    },
  )
  const line = page.getByText(/^People see enabled providers/)
  await expect.element(line).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^LDAP/ }).first()).toBeInTheDocument()
  const table = document.querySelector('[data-ec-table]')
  const ends = [...(table?.children ?? [])].map((part) => part.getBoundingClientRect().bottom)
  expect(line.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(Math.max(...ends) - 1)
})

it.each([
  ['folds where it stands above the form', 390, false],
  ['is all in view beside it', 1400, true],
])('[ux 9.6] the guide of a provider that is set up %s', async (_, width, isWhole) => {
  await page.viewport(width, 800)
  await showScreen(
    <ThemeRoot>
      <ClientScope clientId={90_412}>
        <ProviderList
          tableId="authentication-configs"
          order="signIn"
          districtId={undefined}
          m={providerMessages}
        />
      </ClientScope>
    </ThemeRoot>,
    {
      server: rowsServer(),
      as: 'somebody',
      place: placeOf('imt-authentications', {}, { query: { row: '1' } }),
      faults: [
        ['authentications.list', { body: { data } }],
        ['authentications.remote', { status: 404 }],
      ],
    },
  )
  const step = page.getByText('Find the district ID')
  await expect.element(step).toBeInTheDocument()
  const fold = page.getByText('Show steps')
  if (isWhole) {
    await expect.element(step).toBeVisible()
    await expect.element(fold).not.toBeVisible()
    return
  }
  await expect.element(step).not.toBeVisible()
  await page.getByRole('button', { name: 'Show steps' }).click()
  await expect.element(step).toBeVisible()
  await page.getByRole('button', { name: 'Hide steps' }).click()
  await expect.element(step).not.toBeVisible()
})
