import type { Element } from '@xmldom/xmldom'
import type { FederatedIdentity } from '../federated/federated-identity.ts'
import { DocumentFault } from './check-document.ts'
import type { SamlParties } from './saml-client.ts'
import { ASSERTION, childrenOf, textOf, xmlRoot } from './xml.ts'

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'
const TRANSIENT_FORMAT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'

/** What an assertion says, once all of it holds. */
export type ReadAssertion = {
  readonly identity: FederatedIdentity
  readonly assertionId: string
  /** The request that it answers. */
  readonly inResponseTo: string
  /** After this, no one would accept it. */
  readonly endsAt: Date
  readonly nameId: string
  readonly nameIdFormat: string | null
  readonly sessionIndex: string | null
}

/**
 * Reads an assertion whose signature was checked: from this provider, for this client, to this address, now.
 * @throws DocumentFault
 */
export const readAssertion = (
  xml: string,
  { settings, addresses, now }: Pick<SamlParties, 'settings' | 'addresses' | 'now'>,
): ReadAssertion => {
  const assertion = xmlRoot(xml)
  if (assertion?.namespaceURI !== ASSERTION || assertion.localName !== 'Assertion')
    throw new DocumentFault('There is no assertion.')
  const skewMs = settings.clockSkewSeconds * 1000
  const assertionId = attributeOf(assertion, 'ID')
  if (textOf(only(assertion, 'Issuer')) !== settings.idpEntityId)
    throw new DocumentFault('The assertion is of another issuer.')
  const subject = only(assertion, 'Subject')
  const confirmation = bearerOf(subject)
  if (attributeOf(confirmation, 'Recipient') !== addresses.acs)
    throw new DocumentFault('The assertion is for another recipient.')
  const endsAt = momentOf(confirmation, 'NotOnOrAfter')
  if (endsAt === null) throw new DocumentFault('The assertion has no end.')
  checkTimes(confirmation, now, skewMs)
  const conditions = only(assertion, 'Conditions')
  checkTimes(conditions, now, skewMs)
  checkAudience(conditions, addresses.entityId)
  const statement = only(assertion, 'AuthnStatement')
  const sessionEnd = momentOf(statement, 'SessionNotOnOrAfter')
  if (sessionEnd !== null && now.getTime() - skewMs >= sessionEnd.getTime())
    throw new DocumentFault('The session at the provider is over.')
  const nameId = only(subject, 'NameID')
  return {
    assertionId,
    inResponseTo: attributeOf(confirmation, 'InResponseTo'),
    endsAt: new Date(endsAt.getTime() + skewMs),
    nameId: textOf(nameId),
    nameIdFormat: nameId.getAttribute('Format'),
    sessionIndex: statement.getAttribute('SessionIndex'),
    identity: identityOf(assertion, nameId, settings),
  }
}

const only = (parent: Element, name: string): Element => {
  const [element, ...others] = childrenOf(parent, ASSERTION, name)
  if (!element || others.length > 0) throw new DocumentFault(`The assertion needs one ${name}.`)
  return element
}

const attributeOf = (element: Element, name: string): string => {
  const value = element.getAttribute(name)
  if (value === null || value === '') throw new DocumentFault(`The ${element.localName} has no ${name}.`)
  return value
}

const bearerOf = (subject: Element): Element => {
  const [confirmation, ...others] = childrenOf(subject, ASSERTION, 'SubjectConfirmation').filter(
    (one) => one.getAttribute('Method') === BEARER,
  )
  if (!confirmation || others.length > 0) throw new DocumentFault('The assertion needs one bearer.')
  return only(confirmation, 'SubjectConfirmationData')
}

const momentOf = (element: Element, name: string): Date | null => {
  const text = element.getAttribute(name)
  if (text === null) return null
  const moment = new Date(text)
  // Without a zone, it would be read as the server's own time.
  if (Number.isNaN(moment.getTime()) || !/(Z|[+-]\d\d:\d\d)$/.test(text))
    throw new DocumentFault(`The ${name} of the ${element.localName} isn't a moment.`)
  return moment
}

const checkTimes = (element: Element, now: Date, skewMs: number): void => {
  const [from, to] = [momentOf(element, 'NotBefore'), momentOf(element, 'NotOnOrAfter')]
  if (from !== null && now.getTime() + skewMs < from.getTime())
    throw new DocumentFault("The assertion isn't valid yet. Compare the clocks.")
  if (to !== null && now.getTime() - skewMs >= to.getTime())
    throw new DocumentFault('The assertion has expired. Compare the clocks.')
}

const checkAudience = (conditions: Element, entityId: string): void => {
  const restrictions = childrenOf(conditions, ASSERTION, 'AudienceRestriction')
  const isForUs = (restriction: Element) =>
    childrenOf(restriction, ASSERTION, 'Audience').some((audience) => textOf(audience) === entityId)
  if (restrictions.length === 0 || !restrictions.every(isForUs))
    throw new DocumentFault('The assertion is for another audience.')
}

/** What identity providers call what is needed; the settings may name others. */
const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
const NAMES = {
  email: ['email', 'mail', 'emailAddress', `${CLAIMS}/emailaddress`, 'urn:oid:0.9.2342.19200300.100.1.3'],
  firstName: ['firstName', 'givenName', `${CLAIMS}/givenname`, 'urn:oid:2.5.4.42'],
  lastName: ['lastName', 'sn', 'surname', `${CLAIMS}/surname`, 'urn:oid:2.5.4.4'],
  username: ['username', 'uid', 'urn:oid:0.9.2342.19200300.100.1.1', `${CLAIMS}/upn`, `${CLAIMS}/name`],
  staffId: ['staffId', 'employeeNumber', 'employeeId', 'urn:oid:2.16.840.1.113730.3.1.3'],
  groups: ['groups', 'memberOf', 'http://schemas.xmlsoap.org/claims/Group'],
} as const

const identityOf = (
  assertion: Element,
  nameIdElement: Element,
  { idpEntityId, attributeMap }: SamlParties['settings'],
): FederatedIdentity => {
  const nameId = textOf(nameIdElement)
  const format = nameIdElement.getAttribute('Format')
  if (nameId === '') throw new DocumentFault('The assertion has no name ID.')
  // It is another one at each sign-in, and would never find the account of the last.
  if (format === TRANSIENT_FORMAT) throw new DocumentFault('The name ID is transient. Choose a lasting one.')
  const attributes = attributesOf(assertion)
  const valueFor = (field: keyof typeof NAMES): string | null => {
    const own = attributeMap[field]
    const names: readonly string[] = own === null ? NAMES[field] : [own]
    return (
      names.map((name) => attributes.get(name)?.[0]).find((value) => value !== undefined && value !== '') ??
      null
    )
  }
  return {
    issuer: idpEntityId,
    subject: nameId,
    email: valueFor('email') ?? (format === EMAIL_FORMAT ? nameId : null),
    // At a provider that the district keeps, people can't choose their own addresses.
    isEmailVerified: true,
    username: valueFor('username'),
    sisId: valueFor('staffId'),
    sourcedId: null,
    firstName: valueFor('firstName') ?? '',
    lastName: valueFor('lastName') ?? '',
    claims: Object.fromEntries([
      ['NameID', nameId],
      ...[...attributes].map(([name, values]) => [name, values.join(', ')] as const),
    ]),
  }
}

const attributesOf = (assertion: Element): ReadonlyMap<string, readonly string[]> =>
  new Map(
    childrenOf(assertion, ASSERTION, 'AttributeStatement')
      .flatMap((statement) => childrenOf(statement, ASSERTION, 'Attribute'))
      .map((attribute) => [
        attribute.getAttribute('Name') ?? '',
        childrenOf(attribute, ASSERTION, 'AttributeValue').map(textOf),
      ]),
  )
