import type { DestinationStepId, TestStep } from '../lists/connection-steps.ts'
import type { DeliveryMethod } from '../lists/export-words.ts'

/** Body of `POST /export/test-destination`: where files are to go, as entered, not saved yet. */
export type TestDestination = {
  /** The export whose saved secrets stand in for those that are left out. Only for the host and port it has. */
  exportId?: number
  deliveryMethod: Extract<DeliveryMethod, 'sftp' | 'ftps'>
  host: string
  /** Null for the usual one. */
  port?: number | null
  username: string
  remotePath?: string | null
  /** Null for none, also where one is saved. */
  password?: string | null
  privateKey?: string | null
}

export type DestinationTestStep = TestStep<DestinationStepId>

/** A test of an export's destination. It sends nothing of a district, and leaves nothing there. */
export type DestinationTest = {
  outcome: 'passed' | 'failed'
  /** Why it failed, in one sentence. */
  message: string | null
  steps: DestinationTestStep[]
}
