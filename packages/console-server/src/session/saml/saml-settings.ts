import { AUTH_SETTINGS, effectiveSettings } from '@edconsole/console-core/contract'
import { DESCRIPTION_MAX } from '@edconsole/console-core/schemas'
import { z } from 'zod'
import { readText } from '../../network/read-body.ts'
import { openWebClient } from '../../network/web-client.ts'
import type { ServerContext } from '../../server-context.ts'
import { type FederatedAuthentication, FederatedError } from '../federated/federated-identity.ts'
import { readSamlMetadata } from './saml-metadata.ts'

const text = z.string().nullable()

const samlSettings = z.object({
  metadataUrl: text,
  metadataXml: text,
  idpEntityId: text,
  ssoUrl: text,
  idpCertificates: z.array(z.string()).nullable(),
  sloUrl: text,
  nameIdFormat: z.enum(['emailAddress', 'persistent', 'unspecified']),
  attributeMap: z.object({
    email: text,
    firstName: text,
    lastName: text,
    username: text,
    staffId: text,
    groups: text,
  }),
  binding: z.enum(['redirect', 'post']),
  signAuthnRequest: z.boolean(),
  wantAssertionsSigned: z.boolean(),
  wantAssertionsEncrypted: z.boolean(),
  signatureAlgorithm: z.enum(['rsa-sha256', 'rsa-sha512']),
  clockSkewSeconds: z.int(),
  forceAuthn: z.boolean(),
  requestedAuthnContext: text,
})

type Saved = z.infer<typeof samlSettings>

/** What is known of an identity provider, its own metadata included. */
export type SamlSettings = Omit<Saved, 'idpEntityId' | 'ssoUrl' | 'idpCertificates'> & {
  readonly idpEntityId: string
  readonly ssoUrl: string
  readonly idpCertificates: readonly string[]
}

const METADATA_MS = 60 * 60_000
const read = new Map<string, { readonly until: number; readonly xml: string }>()

type Reading = Pick<ServerContext, 'allowLoopback' | 'network' | 'now'>

/**
 * Reads the settings of a SAML authentication. What they leave out is taken from the metadata; an address of it is read once
 * an hour.
 * @throws FederatedError if something is missing, or the metadata can't be read
 */
export const samlSettingsOf = async (
  context: Reading,
  { settings }: Pick<FederatedAuthentication, 'settings'>,
): Promise<SamlSettings> => {
  const saved = samlSettings.parse(effectiveSettings(AUTH_SETTINGS.saml, settings))
  const isWhole = saved.idpEntityId !== null && saved.ssoUrl !== null && saved.idpCertificates !== null
  const facts = isWhole ? {} : await factsOf(context, saved)
  // What was saved stands before what the metadata tells.
  const own = Object.entries(settings).filter(([, value]) => value !== null)
  const whole = samlSettings.safeParse(
    effectiveSettings(AUTH_SETTINGS.saml, Object.assign({}, facts, Object.fromEntries(own))),
  )
  const { idpEntityId = null, ssoUrl = null, idpCertificates = null } = whole.data ?? {}
  if (!whole.data || idpEntityId === null || ssoUrl === null || idpCertificates === null)
    throw new FederatedError('notSetUp', 'The entity ID, sign-in URL or certificate is missing.')
  return Object.assign(whole.data, { idpEntityId, ssoUrl, idpCertificates })
}

const factsOf = async (context: Reading, { metadataUrl, metadataXml }: Saved) => {
  try {
    const xml = metadataXml ?? (metadataUrl === null ? null : await fetchMetadata(context, metadataUrl))
    return xml === null ? {} : readSamlMetadata(xml, context.now())
  } catch (error) {
    throw new FederatedError('notSetUp', `The metadata can't be read: ${messageOf(error)}`)
  }
}

const fetchMetadata = async ({ allowLoopback, network, now }: Reading, address: string): Promise<string> => {
  const at = now().getTime()
  const kept = read.get(address)
  if (kept && kept.until > at) return kept.xml
  const web = openWebClient({ allowLoopback, ...network })
  try {
    const response = await web.send(address, { maxBytes: DESCRIPTION_MAX })
    if (response.status !== 200) {
      response.close()
      throw new Error(`the server answered with status ${response.status}`)
    }
    const xml = await readText(response.body)
    read.set(address, { until: at + METADATA_MS, xml })
    return xml
  } finally {
    web.close()
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
