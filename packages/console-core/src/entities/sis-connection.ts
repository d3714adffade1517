import type { ConnectionStepId } from '../lists/connection-steps.ts'

/** A connection test of an Aeries address (R34). A secret that is left out is the stored one (R35); so below. */
export type AeriesConnection = { baseAPI: string; cert?: string }

export type QConnection = { fileName: string; baseAPI: string; key?: string; secret?: string }

export type QmlativConnection = { baseAPI: string; key?: string; secret?: string }

export type OneRosterConnection = { baseAPI: string; tokenUrl?: string; key?: string; secret?: string }

/** What became of one step. */
export type ConnectionStep = {
  id: ConnectionStepId
  status: 'passed' | 'note' | 'warning'
  /** What there is to know about it, in one sentence. */
  message: string | null
}

/** A connection that works. */
export type SisConnection = {
  schools: { code: string; name: string /** In Site Management. */; isKnown: boolean }[]
  steps: ConnectionStep[]
  verifiedAt: string
}

/** Why a connection does not work: the answer is `{ errors: [fault] }` and nothing else. */
export type ConnectionFault = {
  /** Such as `C001`. */
  code: string
  message: string
  step: ConnectionStepId
}
