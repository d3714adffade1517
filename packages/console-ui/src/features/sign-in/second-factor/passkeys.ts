import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyObstacle,
  PasskeyRequest,
  PasskeyTransport,
} from '@edconsole/console-core'
import { loadCode } from '../../../parts/lazy-part/load-code.ts'
import type { SecondFactorMessages } from './messages.ts'

/** Why the browser gave no passkey: its user said no or waited too long, it was added before, or something else. */
export type PasskeyFault = 'canceled' | 'known' | 'failed'

/** Why passkeys can't be used here; undefined if they can. */
export const passkeyObstacle = (
  noPasskeys: PasskeyObstacle | null | undefined,
  m: SecondFactorMessages,
): string | undefined => {
  if (noPasskeys) return m.noPasskeys[noPasskeys] ?? m.noPasskeys.otherAddress
  return typeof window.PublicKeyCredential === 'function' ? undefined : m.noPasskeys.browser
}

/** Loads what passkeys need before the user clicks the button: Safari shows its dialog only right after a click. */
export const preloadPasskeys = (): void => void library().catch(() => undefined)

/** Asks the browser to create a passkey. */
export const createPasskey = async (
  creation: PasskeyCreation,
  name: string,
): Promise<NewPasskey | PasskeyFault> => {
  const { startRegistration } = await library()
  try {
    const { id, response } = await startRegistration({ optionsJSON: creation })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return {
      name,
      credentialId: id,
      clientDataJson: clientDataJSON,
      attestationObject,
      transports: transports.filter(isTransport),
    }
  } catch (error) {
    return faultOf(error)
  }
}

/** Takes back the question that `createPasskey` asks. */
export const cancelPasskey = (): void =>
  void library().then(
    ({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony(),
    () => undefined,
  )

/** Asks the browser to use a passkey. */
export const askForPasskey = async (request: PasskeyRequest): Promise<PasskeyAnswer | PasskeyFault> => {
  const { startAuthentication } = await library()
  try {
    const { id, response } = await startAuthentication({ optionsJSON: request })
    const { clientDataJSON, authenticatorData, signature } = response
    return { credentialId: id, clientDataJson: clientDataJSON, authenticatorData, signature }
  } catch (error) {
    return faultOf(error)
  }
}

const library = () => loadCode(() => import('@simplewebauthn/browser'))

/** By the names that the standard gives to errors. */
const faultOf = (error: unknown): PasskeyFault => {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'known'
  return name === 'NotAllowedError' || name === 'AbortError' ? 'canceled' : 'failed'
}

const TRANSPORTS = {
  ble: true,
  cable: true,
  hybrid: true,
  internal: true,
  nfc: true,
  'smart-card': true,
  usb: true,
} as const satisfies Record<PasskeyTransport, true>

const isTransport = (transport: string): transport is PasskeyTransport => Object.hasOwn(TRANSPORTS, transport)
