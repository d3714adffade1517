import { describe, expect, it } from 'vitest'
import { CERTIFICATE, SAMPLE_METADATA } from '../../testing/walks/certificate.ts'
import { readSamlMetadata } from './saml-metadata.ts'

const NOW = new Date('2026-09-14T12:00:00Z')
const read = (xml: string) => readSamlMetadata(xml, NOW)
const changed = (from: string | RegExp, to: string) => SAMPLE_METADATA.replace(from, to)

it('[domain 7.1] reads what metadata tells: ID, addresses, certificate, Name ID', () => {
  expect(read(SAMPLE_METADATA)).toEqual({
    idpEntityId: 'https://idp.example.org',
    ssoUrl: 'https://idp.example.org/sso?a=1&b=2',
    sloUrl: 'https://idp.example.org/slo',
    idpCertificates: [CERTIFICATE],
    nameIdFormat: 'persistent',
    binding: 'redirect',
  })
})

it('takes POST where there is no redirect, and one entity out of a list', () => {
  const post = changed(/<md:SingleSignOnService Binding="[^"]+Redirect"[^>]*>/, '')
  expect(read(post)).toMatchObject({ binding: 'post', ssoUrl: 'https://idp.example.org/post' })
  const inside = SAMPLE_METADATA.replace(/<\?xml.*\?>/, '')
  const open = '<x:EntitiesDescriptor xmlns:x="urn:oasis:names:tc:SAML:2.0:metadata">'
  expect(read(`${open}${inside}</x:EntitiesDescriptor>`)).toMatchObject({ binding: 'redirect' })
  expect(() => read(`${open}${inside}${inside}</x:EntitiesDescriptor>`)).toThrow('more than one')
})

it.each([
  ['with the lines around it', CERTIFICATE],
  ['encoded a second time, with these lines', Buffer.from(CERTIFICATE).toString('base64')],
])('reads a certificate %s, as some providers write it', (_, written) => {
  const metadata = changed(/(<ds:X509Certificate>)[^<]+/, `$1${written}`)
  expect(metadata).not.toBe(SAMPLE_METADATA)
  expect(read(metadata)).toMatchObject({ idpCertificates: [CERTIFICATE] })
})

describe('refuses', () => {
  it.each([
    ['a page', '<!doctype html><title>Sign in</title>', 'document type'],
    ['words', 'Not found', "isn't XML"],
    ['nothing closed', changed('</md:EntityDescriptor>', ''), "isn't XML"],
    ['entities', changed('<md:Entity', '<!ENTITY a "aaaa"><md:Entity'), 'document type'],
    ['another vocabulary', '<feed xmlns="http://www.w3.org/2005/Atom"/>', "isn't SAML 2.0 metadata"],
    ['a service provider', changed(/IDPSSODescriptor/g, 'SPSSODescriptor'), 'no identity provider'],
    ['no certificate', changed('use="signing"', 'use="encryption"'), 'no signing certificate'],
    ['a broken certificate', changed(/MII/, 'AAA'), "can't be read"],
    [
      'no https',
      changed(/https:\/\/idp.example.org\/(sso|post)/g, 'http://idp.example.org'),
      'no sign-in URL',
    ],
    ['the past', changed('entityID', 'validUntil="2026-09-13T00:00:00Z" entityID'), 'ended on 2026-09-13'],
  ])('%s', (_, xml, reason) => {
    expect(xml).not.toBe(SAMPLE_METADATA)
    expect(() => read(xml)).toThrow(reason)
  })
})
