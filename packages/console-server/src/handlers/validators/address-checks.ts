import { cleanSisUrl, isLoopback, webAddress } from '@edconsole/console-core/schemas'
import type { StepChecks } from './connection-test.ts'

type Address = {
  /** As it was pasted. */
  readonly pasted: string
  /** Where the SIS begins. */
  readonly url: string
  readonly allowLoopback: boolean
}

/** What can be told of an address without asking anybody. */
export const addressChecks = ({ pasted, url, allowLoopback }: Address) =>
  ({
    addressForm: () => {
      if (!webAddress.safeParse(url).success)
        return {
          fault: { code: 'C001', message: 'The address must start with https:// and hold no password.' },
        }
      if (!allowLoopback && isLoopback(new URL(url).hostname))
        return { fault: { code: 'C001', message: 'The address means this server itself.' } }
      return { status: 'passed' }
    },
    addressCleaned: () => {
      const { removed } = cleanSisUrl(pasted)
      if (removed === '') return { status: 'passed' }
      return { status: 'note', message: `Removed '${removed}' from the end.` }
    },
  }) as const satisfies Partial<StepChecks>
