import { expect, it } from 'vitest'
import { CERTIFICATE_SAMPLE, OLD_CERTIFICATE_SAMPLE } from '../../testing/certificate-samples.ts'
import { certificateFacts, isCertificate } from './certificate-facts.ts'

it('a certificate says whose it is and when it ends', () => {
  expect(certificateFacts(CERTIFICATE_SAMPLE)).toEqual({
    name: 'idp.larkspur.example',
    notAfter: '2027-05-12T12:00:00Z',
  })
})

it('one without a common name goes by its organization, and may end in another half of the century', () => {
  expect(certificateFacts(OLD_CERTIFICATE_SAMPLE)).toEqual({
    name: 'Peña Blanca',
    notAfter: '2056-05-12T12:00:00Z',
  })
})

it.each([
  ['letters that are no certificate', CERTIFICATE_SAMPLE.replace('MII', 'AAA')],
  ['half of one', `${CERTIFICATE_SAMPLE.slice(0, 120)}\n-----END CERTIFICATE-----`],
  ['what is no Base64', '-----BEGIN CERTIFICATE-----\n***\n-----END CERTIFICATE-----'],
  ['another text', 'idp.larkspur.example'],
])('nothing is said of %s', (_, text) => {
  expect(certificateFacts(text)).toBeNull()
})

it('a certificate is told from other texts', () => {
  expect(isCertificate(`${CERTIFICATE_SAMPLE}\n`)).toBe(true)
  expect(isCertificate('<md:EntityDescriptor/>')).toBe(false)
})
