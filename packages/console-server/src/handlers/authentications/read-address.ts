import {
  AUTH_PROVIDERS,
  AUTH_SETTINGS,
  type ProposedSettings,
  type ReadAddress,
} from '@edconsole/console-core/contract'
import { DESCRIPTION_MAX, plainIssue, settingsChangeSchema } from '@edconsole/console-core/schemas'
import { ApiError, refuseForNow } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { requireCaller } from '../../http/require-caller.ts'
import { NetworkError, type NetworkFault } from '../../network/network-error.ts'
import { readText } from '../../network/read-body.ts'
import { openWebClient } from '../../network/web-client.ts'
import { certificatesOf } from '../../session/provider-settings/certificates.ts'
import { DescriptionFault } from '../../session/provider-settings/description-fault.ts'
import { readSamlMetadata } from '../../session/saml/saml-metadata.ts'
import { countConnectionTest } from '../validators/connection-test.ts'
import { descriptionAddress, readOpenIdDescription } from './openid-description.ts'

/**
 * Reads what an identity provider says of itself and proposes it as settings. Nothing is stored: the user compares, and
 * saves what they took over.
 */
export const readAddress = async (call: Call<ReadAddress>): Promise<ProposedSettings> => {
  const { body, db, now, http } = call
  const { provider, address, metadataXml } = body
  const field = address === undefined ? 'metadataXml' : 'address'
  const isSaml = provider === 'saml'
  const isOpenId = AUTH_SETTINGS[provider].some(({ name }) => name === 'issuer')
  if (!isSaml && !(isOpenId && address !== undefined))
    throw new ApiError(400, `${AUTH_PROVIDERS[provider]} has no description that can be read.`, 'provider')
  try {
    let text = metadataXml ?? ''
    if (address !== undefined) {
      const waitMs = await countConnectionTest(db, requireCaller(call).userId, now())
      if (waitMs > 0) refuseForNow(http, waitMs, "You've read addresses too often.")
      text = await fetchText(call, isSaml ? address : descriptionAddress(address))
    }
    const settings = isSaml ? readSamlMetadata(text, now()) : readOpenIdDescription(text)
    // What could not be saved is no proposal.
    const judged = settingsChangeSchema(provider).safeParse(settings, { error: plainIssue })
    const [issue] = judged.error?.issues ?? []
    if (issue) throw new DescriptionFault(`Its ${issue.path.join('.')} can't be used: ${issue.message}.`)
    return { settings, certificates: certificatesOf(provider, settings) }
  } catch (error) {
    if (error instanceof DescriptionFault) throw new ApiError(400, error.message, field)
    if (error instanceof NetworkError) throw new ApiError(400, NETWORK_FAULTS[error.fault], field)
    throw error
  }
}

const fetchText = async (
  { allowLoopback, network }: Pick<Call, 'allowLoopback' | 'network'>,
  address: string,
): Promise<string> => {
  const web = openWebClient({ allowLoopback, ...network })
  try {
    const response = await web.send(address, { maxBytes: DESCRIPTION_MAX })
    if (response.status !== 200) {
      response.close()
      throw new DescriptionFault(`The server answered with status ${response.status}.`)
    }
    return await readText(response.body)
  } finally {
    web.close()
  }
}

/** What kept an address from being read, in a sentence for its field. */
const NETWORK_FAULTS: Readonly<Record<NetworkFault, string>> = {
  badAddress: 'Enter an address that starts with https://.',
  unknownName: "The server name doesn't exist.",
  forbiddenAddress: "The name points to a private network, which this console doesn't connect to.",
  noAnswer: "The server didn't respond in time. It may accept connections only from allowed addresses.",
  refused: 'The server refuses connections.',
  badCertificate: "The server's certificate isn't valid.",
  redirect: 'The address leads to another server. Enter the final address.',
  tooBig: 'The description is larger than 1 MB.',
  brokenOff: 'The connection ended before the description was complete.',
}
