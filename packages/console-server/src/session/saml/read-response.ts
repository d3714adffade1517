import type { SignInStep } from '@edconsole/console-core/contract'
import { FederatedError } from '../federated/federated-identity.ts'
import { checkDocument, DOCUMENT_MAX, DocumentFault } from './check-document.ts'
import { type ReadAssertion, readAssertion } from './read-assertion.ts'
import { type SamlParties, samlClient } from './saml-client.ts'
import { ASSERTION, childrenOf, PROTOCOL, SIGNATURE, textOf, xmlRoot } from './xml.ts'

/** In Base64. */
const ENCODED_MAX = DOCUMENT_MAX * 1.4
const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success'

/** Whether a response answers no request, as one from a provider's portal doesn't. What can't be read is for `readSamlResponse`. */
export const isUnsolicited = (encoded: string): boolean => {
  if (encoded.length > ENCODED_MAX) return false
  const root = xmlRoot(Buffer.from(encoded, 'base64').toString('utf8'))
  return (
    root?.namespaceURI === PROTOCOL && root.localName === 'Response' && !root.getAttribute('InResponseTo')
  )
}

/**
 * Reads the response of an identity provider, with one assertion for this client, to this address, now. A signature has to cover
 * the assertion: its own, as most providers have it, or that of the response where the settings don't want the assertion's.
 * Whether it answers the browser's own request is for the caller to check.
 * @param encoded as it was posted
 * @param report told of each step that is done
 * @throws FederatedError
 */
export const readSamlResponse = async (
  encoded: string,
  parties: SamlParties,
  report: (step: SignInStep) => void = () => {},
): Promise<ReadAssertion> => {
  try {
    if (encoded.length > ENCODED_MAX) throw new DocumentFault('The message is too big.')
    const response = checkDocument(Buffer.from(encoded, 'base64').toString('utf8'), ['Response'])
    const { settings, addresses } = parties
    const [status] = childrenOf(response, PROTOCOL, 'Status')
    const code = status && childrenOf(status, PROTOCOL, 'StatusCode')[0]?.getAttribute('Value')
    if (code !== SUCCESS)
      throw new FederatedError('providerRefused', `The provider answered with ${code ?? 'no status'}.`)
    if (response.getAttribute('Destination') !== addresses.acs)
      throw new DocumentFault('The response is for another destination.')
    const issuers = childrenOf(response, ASSERTION, 'Issuer').map(textOf)
    if (issuers.some((issuer) => issuer !== settings.idpEntityId))
      throw new DocumentFault('The response is of another issuer.')
    const isEncrypted = childrenOf(response, ASSERTION, 'EncryptedAssertion').length === 1
    if (settings.wantAssertionsEncrypted && !isEncrypted)
      throw new DocumentFault("The assertion isn't encrypted.")
    const isSigned = childrenOf(response, SIGNATURE, 'Signature').length > 0
    // What an unsigned response makes the server decrypt could be found out by trying.
    if (isEncrypted && !isSigned)
      throw new DocumentFault('The response has an encrypted assertion, but no signature of its own.')
    report('response')
    const client = samlClient(parties, { signs: false, wantsSigned: isSigned })
    const { profile } = await client.validatePostResponseAsync({ SAMLResponse: encoded })
    const assertion = profile?.getAssertionXml?.()
    if (assertion === undefined) throw new DocumentFault('There is no assertion.')
    report('signature')
    const read = readAssertion(assertion, parties)
    if (response.getAttribute('InResponseTo') !== read.inResponseTo)
      throw new DocumentFault('The response and its assertion answer different requests.')
    report('assertion')
    return read
  } catch (error) {
    if (error instanceof FederatedError) throw error
    // The library's messages may quote the answer.
    const problem =
      error instanceof DocumentFault ? error.message : 'Its signature, encryption, or form is invalid.'
    throw new FederatedError('invalidAnswer', problem)
  }
}
