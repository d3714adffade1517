import type { ConnectionFault, ConnectionStepId } from '@edconsole/console-core/contract'
import type { SisError, SisFault } from '../../sis/sis-error.ts'
import type { TestedKind } from './connection-test.ts'

type Words = { readonly kind: TestedKind; readonly error: SisError }

type StepFault = {
  /** Which step it belongs to; null: to whichever meets it. */
  readonly step: ConnectionStepId | null
  readonly code: string
  readonly message: string | ((words: Words) => string)
}

const MINUTE = 60

const UNREACHED: StepFault = {
  step: 'reachable',
  code: 'C011',
  message: "The server didn't respond in time. It may accept connections only from allowed addresses.",
}

const NO_PRODUCT: StepFault = {
  step: 'rightProduct',
  code: 'C020',
  message: ({ kind }) =>
    `The server responded, but not with ${NAMES[kind]} data. The path is probably wrong${
      kind === 'aeries' ? ': Aeries often needs /aeries at the end' : ''
    }.`,
}

/** What each fault of a SIS means for the test: its step, and words for the user who entered the connection. */
const STEP_FAULTS: Readonly<Record<SisFault, StepFault>> = {
  badAddress: { step: null, code: 'C001', message: 'The address must start with https://.' },
  unknownName: { step: 'nameResolves', code: 'C010', message: "The server name doesn't exist." },
  forbiddenAddress: {
    step: 'nameResolves',
    code: 'C010',
    message: "The name points to a private network, which this console doesn't connect to.",
  },
  noAnswer: UNREACHED,
  refused: { step: 'reachable', code: 'C012', message: 'The server refused the connection.' },
  brokenOff: { step: 'reachable', code: 'C012', message: 'The server closed the connection.' },
  badCertificate: {
    step: 'tlsValid',
    code: 'C013',
    message: "The server's certificate is expired, untrusted, or not valid for this name.",
  },
  redirect: {
    step: 'rightProduct',
    code: 'C020',
    message: "The server redirects to another one. Enter the SIS's own address.",
  },
  tooBig: NO_PRODUCT,
  notJson: NO_PRODUCT,
  malformed: NO_PRODUCT,
  unknownPath: NO_PRODUCT,
  unexpected: NO_PRODUCT,
  unauthorized: {
    step: 'credentials',
    code: 'C030',
    message: ({ kind }) =>
      ({
        aeries: 'The certificate was refused. Check its capitalization and spaces.',
        qmlativ:
          'The key and secret were refused. In Qmlativ, check that the integration access is active and its dates include today.',
        q: 'The key and secret were refused. Check both, and the Q file name.',
        oneroster:
          'The key and secret were refused. Check that the console still has read access. If the SIS shows a token URL, enter it.',
      })[kind],
  },
  noPermission: {
    step: 'credentials',
    code: 'C031',
    message: ({ kind }) =>
      `The ${kind === 'aeries' ? 'certificate' : 'key'} is valid, but has no permission to read schools.`,
  },
  busy: {
    step: null,
    code: 'C050',
    message: ({ error }) => {
      const minutes = Math.max(1, Math.ceil((error.retryAfterSeconds ?? MINUTE) / MINUTE))
      return `The SIS is busy. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
    },
  },
}

const NAMES: Readonly<Record<TestedKind, string>> = {
  aeries: 'Aeries',
  qmlativ: 'Qmlativ',
  q: 'Q',
  oneroster: 'OneRoster',
}

/** The fault in words, with the step that it belongs to. */
export const stepFault = (
  kind: TestedKind,
  error: SisError,
): Omit<ConnectionFault, 'step'> & Pick<StepFault, 'step'> => {
  const { step, code, message } = STEP_FAULTS[error.fault]
  return { step, code, message: typeof message === 'string' ? message : message({ kind, error }) }
}
