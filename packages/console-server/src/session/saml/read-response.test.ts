import { generateKeyPairSync } from 'node:crypto'
import { type SamlAnswer, samlResponder } from '@edconsole/console-demo/identity-providers'
import { describe, expect, it } from 'vitest'
import { selfSignedCertificate } from '../../secrets/self-signed-certificate.ts'
import { FederatedError } from '../federated/federated-identity.ts'
import { samlMetadata } from './describe-console.ts'
import { readSamlResponse } from './read-response.ts'
import { readSamlMetadata } from './saml-metadata.ts'
import { samlSettingsOf } from './saml-settings.ts'

const NOW = new Date('2026-09-14T12:14:00Z')
const keyOf = (name: string, to = '2100-01-01') => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: selfSignedCertificate({ name, privateKey, from: new Date('2020-01-01'), to: new Date(to) }),
  }
}
const providerKey = keyOf('provider')
const key = keyOf('console')
const otherKey = keyOf('other')
const at = {
  entityId: 'https://idp.example.org/saml',
  ssoUrl: 'https://idp.example.org/sso',
  sloUrl: 'https://idp.example.org/slo',
}
const responder = samlResponder({ ...at, ...providerKey })
const addressesOf = (clientId: number) => {
  const root = `https://console.test/api/saml/${clientId}`
  return { entityId: `${root}/metadata`, acs: `${root}/acs`, logout: `${root}/logout` }
}
const addresses = addressesOf(412)
const metadata = samlMetadata({ addresses, key, nameIdFormat: 'emailAddress', signsRequests: false })
const person = {
  email: 'rosa@example.org',
  username: 'rosa',
  firstName: 'Rosa',
  lastName: 'Lind',
  staffId: '70',
}

const settingsWith = (over: object = {}) =>
  samlSettingsOf(
    { allowLoopback: false, now: () => NOW },
    { settings: { ...readSamlMetadata(responder.metadata, NOW), ...over } },
  )
const respond = async (answer: Partial<SamlAnswer> = {}, by = responder): Promise<string> =>
  (await by.respond(metadata, { requestId: '_request', person, now: NOW, ...answer })).response
const read = async (response: string, over: object = {}, now = NOW) =>
  readSamlResponse(response, { settings: await settingsWith(over), addresses, key, now })
const problemOf = async (reading: Promise<unknown>) => {
  const error = await reading.then(
    () => undefined,
    (fault: unknown) => fault,
  )
  return error instanceof FederatedError ? error.message : error
}
const INVALID = 'Its signature, encryption, or form is invalid.'
const rewritten = (response: string, change: (xml: string) => string): string =>
  Buffer.from(change(Buffer.from(response, 'base64').toString())).toString('base64')
const SIGNATURE = '<ds:Signature .*?</ds:Signature>'
/** Only its assertion is signed. */
const ownSignatureLess = (response: string): string =>
  rewritten(response, (xml) => xml.replace(new RegExp(SIGNATURE, 's'), ''))

describe('[R12] the response of a SAML provider', () => {
  it('says who somebody is, encrypted or not', async () => {
    for (const isEncrypted of [false, true])
      expect(await read(await respond({ isEncrypted }))).toMatchObject({
        inResponseTo: '_request',
        nameId: 'rosa@example.org',
        identity: {
          issuer: at.entityId,
          subject: 'rosa@example.org',
          email: 'rosa@example.org',
          username: 'rosa',
          sisId: '70',
          firstName: 'Rosa',
          lastName: 'Lind',
        },
      })
    const own = { attributeMap: { username: 'staffId' } }
    expect((await read(await respond(), own)).identity.username).toBe('70')
    expect(await problemOf(read(await respond(), { wantAssertionsEncrypted: true }))).toBe(
      "The assertion isn't encrypted.",
    )
  })

  it('is refused if it is for somebody else, of somebody else, or for another moment', async () => {
    const moment = (seconds: number) => new Date(NOW.getTime() + seconds * 1000).toISOString()
    const cases: [Readonly<Record<string, string>>, string][] = [
      [{ Issuer: 'https://other.example.org/saml' }, 'The response is of another issuer.'],
      [{ Audience: addressesOf(413).entityId }, 'The assertion is for another audience.'],
      [{ Destination: addressesOf(413).acs }, 'The response is for another destination.'],
      [{ SubjectRecipient: addressesOf(413).acs }, 'The assertion is for another recipient.'],
      [
        { SubjectConfirmationDataNotOnOrAfter: moment(-61) },
        'The assertion has expired. Compare the clocks.',
      ],
      [{ ConditionsNotOnOrAfter: moment(-61) }, 'The assertion has expired. Compare the clocks.'],
      [{ ConditionsNotBefore: moment(61) }, "The assertion isn't valid yet. Compare the clocks."],
      [
        { ConditionsNotOnOrAfter: '2026-09-14T13:00:00' },
        "The NotOnOrAfter of the Conditions isn't a moment.",
      ],
      [
        { NameIDFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' },
        'The name ID is transient. Choose a lasting one.',
      ],
    ]
    for (const [tags, problem] of cases) expect(await problemOf(read(await respond({ tags })))).toBe(problem)
    const skewed = { ConditionsNotOnOrAfter: moment(-59), ConditionsNotBefore: moment(59) }
    expect(await problemOf(read(await respond({ tags: skewed })))).toBeUndefined()
    const denied = { StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Responder' }
    expect(await problemOf(read(await respond({ tags: denied })))).toContain('status:Responder')
  })

  it('is refused if another key signed it, or the certificate has ended or was replaced', async () => {
    const forger = samlResponder({ ...at, ...otherKey })
    expect(await problemOf(read(await respond({}, forger)))).toBe(INVALID)
    const replaced = { idpCertificates: [otherKey.certificate] }
    expect(await problemOf(read(await respond(), replaced))).toBe(INVALID)
    // While a key is replaced, both are known.
    const both = { idpCertificates: [otherKey.certificate, providerKey.certificate] }
    expect(await problemOf(read(await respond(), both))).toBeUndefined()
    const ended = keyOf('provider', '2026-09-13')
    const late = samlResponder({ ...at, ...ended })
    expect(await problemOf(read(await respond({}, late), { idpCertificates: [ended.certificate] }))).toBe(
      'No certificate of the provider is valid now.',
    )
  })

  it('needs no signature of its own if its assertion has one that is not encrypted, as most providers send it', async () => {
    expect((await read(ownSignatureLess(await respond()))).identity.email).toBe('rosa@example.org')
    expect(await problemOf(read(ownSignatureLess(await respond({ isEncrypted: true }))))).toBe(
      'The response has an encrypted assertion, but no signature of its own.',
    )
  })

  it('is refused if nothing signs the assertion, or with a weak signature', async () => {
    const response = await respond()
    const none = rewritten(response, (xml) => xml.replaceAll(new RegExp(SIGNATURE, 'gs'), ''))
    for (const wantAssertionsSigned of [true, false])
      expect(await problemOf(read(none, { wantAssertionsSigned }))).toBe(INVALID)
    const changed = rewritten(response, (xml) => xml.replace('rosa@example.org', 'admin@example.org'))
    expect(await problemOf(read(changed, { wantAssertionsSigned: false }))).toBe(INVALID)
    // One that is there has to hold.
    const elsewhere = rewritten(response, (xml) =>
      xml.replace(/Version="2.0"/, 'Version="2.0" Consent="none"'),
    )
    expect(await problemOf(read(elsewhere))).toBe(INVALID)
    const weak = rewritten(response, (xml) =>
      xml.replaceAll(
        'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
        'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
      ),
    )
    expect(await problemOf(read(weak))).toContain("rsa-sha1 isn't accepted")
  })

  it('is refused if a signed part is wrapped in one that nobody signed', async () => {
    const response = await respond()
    const assertion = /<saml:Assertion .*<\/saml:Assertion>/s
    const evil = (xml: string) =>
      (assertion.exec(xml)?.[0] ?? '')
        .replaceAll('rosa@example.org', 'admin@example.org')
        .replaceAll(/<ds:Signature .*?<\/ds:Signature>/gs, '')
    const renamed = (xml: string) => evil(xml).replace(/ID="[^"]+"/, 'ID="_evil"')
    const root = (xml: string) => /^<samlp:Response [^>]*>/.exec(xml)?.[0] ?? ''
    const wrappings: ((xml: string) => string)[] = [
      // A second assertion beside the signed one, before it and behind it.
      (xml) => xml.replace(assertion, (signed) => renamed(xml) + signed),
      (xml) => xml.replace(assertion, (signed) => signed + renamed(xml)),
      // The signed one hidden in an extension or in a signature, the forged one in its place.
      (xml) =>
        xml.replace(assertion, (signed) => `<samlp:Extensions>${signed}</samlp:Extensions>${renamed(xml)}`),
      (xml) =>
        xml.replace(
          assertion,
          (signed) =>
            `<ds:Object xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${signed}</ds:Object>${evil(xml)}`,
        ),
      // The signed response whole, in a response of the forger.
      (xml) =>
        `${root(xml).replace(/ID="[^"]+"/, 'ID="_evil"')}${renamed(xml)}<samlp:Extensions>${xml}</samlp:Extensions></samlp:Response>`,
      (xml) => `${root(xml)}${renamed(xml)}<samlp:Extensions>${xml}</samlp:Extensions></samlp:Response>`,
      (xml) => xml.replace('rosa@example.org', 'admin@example.org'),
    ]
    for (const signed of [response, ownSignatureLess(response)])
      for (const [index, wrap] of wrappings.entries()) {
        const problem = await problemOf(read(rewritten(signed, wrap)))
        expect(problem, String(index)).toEqual(expect.any(String))
      }
  })

  it("reads a name whole, whatever comments stand in it, since signatures don't cover them", async () => {
    const long = await respond({ person: { ...person, email: 'admin@example.org.evil.test' } })
    const cut = rewritten(long, (xml) =>
      xml.replaceAll('admin@example.org.evil', 'admin@example.org<!-- -->.evil'),
    )
    expect((await read(cut)).identity).toMatchObject({
      subject: 'admin@example.org.evil.test',
      email: 'admin@example.org.evil.test',
    })
  })

  it('is refused with entities, when it is huge, or when it is no response', async () => {
    const response = await respond()
    const lol = '<!DOCTYPE r [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>'
    expect(await problemOf(read(rewritten(response, (xml) => lol + xml)))).toBe(
      'The message has a document type.',
    )
    const outside = '<!DOCTYPE r SYSTEM "file:///etc/passwd">'
    expect(await problemOf(read(rewritten(response, (xml) => outside + xml)))).toBe(
      'The message has a document type.',
    )
    expect(await problemOf(read(Buffer.alloc(400_000, 'A').toString('base64')))).toBe(
      'The message is too big.',
    )
    for (const text of [
      '',
      'no xml',
      '<Response/>',
      '<a',
      '<samlp:LogoutResponse xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"/>',
    ])
      expect(await problemOf(read(Buffer.from(text).toString('base64'))), text).toEqual(expect.any(String))
  })
})
