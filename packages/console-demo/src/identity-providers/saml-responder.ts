import { randomBytes } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { Constants, IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } from 'samlify'

/** A user whom a SAML provider vouches for. */
export type SamlPerson = {
  readonly email: string
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly staffId: string
}

export type SamlResponderOptions = {
  readonly entityId: string
  /** Where people are sent to sign in, and to sign out. */
  readonly ssoUrl: string
  readonly sloUrl: string
  readonly privateKey: string
  readonly certificate: string
}

/** What a response says; tests make it say what it should not. */
export type SamlAnswer = {
  readonly requestId: string
  readonly person: SamlPerson
  readonly now: Date
  readonly isEncrypted?: boolean
  /** Tags of the response in place of the right ones. */
  readonly tags?: Readonly<Record<string, string>>
}

const ATTRIBUTES = ['email', 'username', 'firstName', 'lastName', 'staffId'] as const
const STATEMENT =
  '<saml:AuthnStatement AuthnInstant="{IssueInstant}" SessionIndex="{SessionIndex}"><saml:AuthnContext>' +
  '<saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef>' +
  '</saml:AuthnContext></saml:AuthnStatement>'
const LIFE_MS = 5 * 60_000

// What it is to check comes from this project's own server.
setSchemaValidator({ validate: async () => 'not checked' })

/** Speaks as a SAML identity provider does: reads requests, and signs responses with an assertion that is signed too. */
export const samlResponder = (options: SamlResponderOptions) => {
  const { entityId, ssoUrl, sloUrl, privateKey, certificate } = options
  const service = (Location: string) => [{ Binding: Constants.namespace.binding.redirect, Location }]
  const providerWith = (isAssertionEncrypted: boolean) =>
    IdentityProvider({
      entityID: entityId,
      privateKey,
      signingCert: certificate,
      isAssertionEncrypted,
      messageSigningOrder: 'encrypt-then-sign',
      requestSignatureAlgorithm: Constants.algorithms.signature.RSA_SHA256,
      nameIDFormat: [Constants.namespace.format.emailAddress],
      singleSignOnService: service(ssoUrl),
      singleLogoutService: service(sloUrl),
      loginResponseTemplate: {
        context: SamlLib.defaultLoginResponseTemplate.context.replace('{AuthnStatement}', STATEMENT),
        attributes: ATTRIBUTES.map((name) => ({
          name,
          valueTag: name,
          nameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
          valueXsiType: 'xs:string',
        })),
      },
    })
  const [provider, encrypting] = [providerWith(false), providerWith(true)]
  const consoleOf = (metadata: string) => ServiceProvider({ metadata, wantMessageSigned: true })

  return {
    metadata: provider.getMetadata(),
    /** Returns the ID of a request, and who asks. */
    readRequest: (encoded: string): { id: string; issuer: string } => {
      const xml = inflateRawSync(Buffer.from(encoded, 'base64')).toString('utf8')
      return {
        id: /\sID="([^"]+)"/.exec(xml)?.[1] ?? '',
        issuer: /<saml:Issuer[^>]*>([^<]+)</.exec(xml)?.[1] ?? '',
      }
    },
    /**
     * Makes a response as it is posted.
     * @param metadata of the console
     */
    respond: async (metadata: string, answer: SamlAnswer): Promise<{ response: string; acs: string }> => {
      const { requestId, person, now, isEncrypted = false, tags = {} } = answer
      const serviceProvider = consoleOf(metadata)
      const acs = String(serviceProvider.entityMeta.getAssertionConsumerService('post'))
      const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
      const id = () => `_${randomBytes(16).toString('hex')}`
      const values = {
        ID: id(),
        AssertionID: id(),
        SessionIndex: id(),
        Destination: acs,
        SubjectRecipient: acs,
        Audience: serviceProvider.entityMeta.getEntityID(),
        Issuer: entityId,
        InResponseTo: requestId,
        IssueInstant: at(0),
        ConditionsNotBefore: at(-1000),
        ConditionsNotOnOrAfter: at(LIFE_MS),
        SubjectConfirmationDataNotOnOrAfter: at(LIFE_MS),
        StatusCode: Constants.StatusCode.Success,
        NameIDFormat: Constants.namespace.format.emailAddress,
        NameID: person.email,
        attrEmail: person.email,
        attrUsername: person.username,
        attrFirstName: person.firstName,
        attrLastName: person.lastName,
        attrStaffId: person.staffId,
      }
      const replaced = Object.assign(values, tags)
      const { context } = await (isEncrypted ? encrypting : provider).createLoginResponse(
        serviceProvider,
        { extract: { request: { id: requestId } } },
        'post',
        {},
        {
          encryptThenSign: true,
          customTagReplacement: (template) => ({
            id: replaced.ID,
            context: SamlLib.replaceTagsByValue(template, replaced),
          }),
        },
      )
      return { response: context, acs }
    },
  }
}
