import type { DestinationStepId } from '@edconsole/console-core/contract'
import type { FindingCode } from '@edconsole/console-core/import-rules'
import type { HostKey } from '../../db/schema/exports.ts'
import { ForbiddenAddressError } from '../../network/public-address.ts'
import type { Network } from '../../network/web-client.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: "the host name couldn't be looked up",
  ECONNREFUSED: 'it refuses connections',
  ECONNRESET: 'the connection was lost',
  EPIPE: 'the connection was lost',
  EHOSTUNREACH: "the network can't reach it",
  ENETUNREACH: "the network can't reach it",
  ETIMEDOUT: "it didn't respond in time",
}

/** Where files go, with what opens the door there. */
export type Target = {
  readonly host: string
  readonly port: number
  readonly username: string
  readonly password: string | null
  readonly privateKey: string | null
  /** The folder; where the receiver puts us when null. */
  readonly remotePath: string | null
  /** By which key the receiver made itself known before. */
  readonly hostKey: HostKey | null
  /** Where a receiver may be. */
  readonly network: Pick<Network, 'allowLoopback' | 'privateNetworks' | 'resolve' | 'ca'>
}

/** A receiver that has let us in. */
export type Receiver = {
  /** Its key, where it shows one. */
  readonly hostKey: HostKey | null
  /** When its certificate ends, where it shows one. */
  readonly certificateEnds: Date | null
  /** @throws DeliveryError when there is no such folder, or we may not enter it */
  readonly enterFolder: () => Promise<void>
  /**
   * The file isn't seen under its name before all of it is there.
   * @param source path of a file here, or what is to be in it
   */
  readonly put: (source: string | Buffer, name: string) => Promise<void>
  /** Removes a file from the folder. */
  readonly remove: (name: string) => Promise<void>
  /** Takes leave. */
  readonly close: () => Promise<void>
  /** Cuts the connection, in the middle of whatever is under way. */
  readonly cut: () => void
}

/** What is passed on the way in, in this order. */
export type WayStep = Extract<DestinationStepId, 'nameResolves' | 'reachable' | 'secure' | 'signIn'>

/** @param report is told of each step that is done */
export type Connect = (target: Target, report?: (step: WayStep) => void) => Promise<Receiver>

type Code = Extract<FindingCode, 'X001' | 'X002' | 'X004' | 'X005'>

/** What went wrong on the way, in words that hold no secret. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  readonly code: Code
  /** For X002 the path, for X004 the reason. */
  readonly words: Readonly<Record<string, string>>

  /** Whether it may be over in a moment. */
  readonly passes: boolean

  constructor(code: Code, words: Readonly<Record<string, string>> = {}, passes = false) {
    super(code)
    this.code = code
    this.words = words
    this.passes = passes
  }
}

/** @param reason finishing the sentence "sftp.example.org:22 can't be reached: …" */
export const notReached = (reason: string, { passes } = { passes: true }): DeliveryError =>
  new DeliveryError('X004', { reason }, passes)

/** The receiver itself refused what was to be done in its folder. */
export const folderRefused = ({ remotePath }: Pick<Target, 'remotePath'>): DeliveryError =>
  new DeliveryError('X002', { path: remotePath ?? '.' })

/** The path of a file in the receiver's folder. */
export const pathAt = ({ remotePath }: Pick<Target, 'remotePath'>, name: string): string =>
  remotePath === null ? name : `${remotePath.replace(/\/$/, '')}/${name}`

/** What a file is called while it is on its way: so that a reader who looks for its name never takes half of it. */
export const onItsWay = (name: string): string => `${name}.part`

/** Why a receiver was not reached, in plain words and without what the network said. */
export const networkFault = (error: unknown): DeliveryError => {
  if (error instanceof ForbiddenAddressError) return notReached("its address isn't public", { passes: false })
  const code = codeOf(error)
  return notReached(REASONS[code] ?? 'the connection was lost', { passes: code !== 'ENOTFOUND' })
}

/** The code of an error of the system; empty when there is none. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
