import { makeCertificate } from '@edconsole/console-demo'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  authenticationsOfClient,
  field,
  panel,
  SAML,
  save,
  told,
  WAIT,
} from '../../testing/authentications-of-client.tsx'
import { AuthenticationConfigs } from './index.ts'

const { add, sent, show } = authenticationsOfClient(AuthenticationConfigs, [
  () => import('../../features/sign-in/providers/provider-panel.tsx'),
])

const letters = makeCertificate({ name: 'idp.example.org', from: '2026-09-01', to: '2036-09-01' }).replace(
  /-----[A-Z ]+-----/g,
  '',
)
const METADATA = `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://idp.example.org">
  <IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <KeyDescriptor><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${letters}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>
    <SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.example.org/new"/>
  </IDPSSODescriptor>
</EntityDescriptor>`

const paste = async ({ user }: Awaited<ReturnType<typeof show>>, text: string) => {
  await user.click(await screen.findByRole('button', { name: /^Metadata as text/ }, WAIT))
  await user.click(await field(/^Metadata$/))
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: 'Read metadata' }))
}

test('[domain 7.1] shows what metadata tells otherwise, and enters it only when that is confirmed', async () => {
  const { id } = await add(SAML)
  const shown = await show({ query: { row: String(id) } })
  await paste(shown, METADATA)
  const dialog = within(await screen.findByRole('dialog', { name: 'Use these settings?' }, WAIT))
  expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'SettingCurrentNew',
    'Sign-in URLhttps://idp.example.org/ssohttps://idp.example.org/new',
    'CertificatesCN=idp.example.org, expires 10/05/2026 - 07:59PMCN=idp.example.org, expires 08/31/2036 - 08:00PM',
  ])
  await shown.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await field(/^Sign-in URL/)).toHaveValue('https://idp.example.org/sso')
  await shown.user.click(screen.getByRole('button', { name: 'Read metadata' }))
  const again = within(await screen.findByRole('dialog', { name: 'Use these settings?' }, WAIT))
  await shown.user.click(again.getByRole('button', { name: 'Use these settings' }))
  expect(await field(/^Sign-in URL/)).toHaveValue('https://idp.example.org/new')
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST'])
  await save(shown)
  await waitFor(() => expect(told(shown)).toContain('Authentication updated (District single sign-on)'))
  expect(sent.at(-1)?.body).toMatchObject({ settings: { ssoUrl: 'https://idp.example.org/new' } })
})

test('what cannot be read is said at the field, and everything typed stays', async () => {
  const { id } = await add(SAML)
  const shown = await show({ query: { row: String(id) } })
  await paste(shown, 'Not found')
  const side = within(await panel('SAML: District single sign-on'))
  expect(await side.findByText("It isn't XML.")).toBeVisible()
  expect(await field(/^Metadata$/)).toHaveValue('Not found')
  await shown.user.type(await field(/^Metadata URL/), 'https://10.0.0.1/md')
  await shown.user.click(side.getByRole('button', { name: 'Read from address' }))
  expect(await side.findByText(/points to a private network/)).toBeVisible()
  await shown.user.type(await field(/^Metadata URL/), 'x')
  expect(side.queryByText(/points to a private network/)).toBeNull()
})

test('an address that the field refuses is refused once, at the field, and isn’t sent', async () => {
  const { id } = await add(SAML)
  const shown = await show({ query: { row: String(id) } })
  await shown.user.type(await field(/^Metadata URL/), 'http://idp.example.org/md')
  await shown.user.click(await screen.findByRole('button', { name: 'Read from address' }))
  expect(await screen.findAllByText(/https:\/\//)).toHaveLength(1)
  expect(await field(/^Metadata URL/)).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
})

test('a backend that cannot read addresses isn’t asked twice', async () => {
  const { id } = await add({
    ...SAML,
    settings: { ...SAML.settings, metadataUrl: 'https://idp.example.org/md' },
  })
  const shown = await show({
    query: { row: String(id) },
    faults: [['authentications.readAddress', { status: 404, message: 'Not found' }]],
  })
  await shown.user.click(await screen.findByRole('button', { name: 'Read from address' }, WAIT))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Read from address' })).toBeNull())
})
