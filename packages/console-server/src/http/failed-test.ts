import type { ConnectionFault } from '@edconsole/console-core/contract'

/** The answer of a connection test that found a fault: errors and no data, with a status of success (R34). */
export class FailedTest {
  readonly fault: ConnectionFault

  constructor(fault: ConnectionFault) {
    this.fault = fault
  }

  toAnswer(): { errors: ConnectionFault[] } {
    return { errors: [this.fault] }
  }
}
