import type { BrowserContext, Page } from 'playwright'
import type { ShotTheme } from './read-arguments.ts'

/** Something to take pictures of. */
export type Subject = {
  /** Also the start of the files' names. */
  name: string
  addressIn: (theme: ShotTheme) => string
  /** Of the signed-in user. */
  cookies?: Awaited<ReturnType<BrowserContext['cookies']>>
  /** Waits until there is nothing left to wait for. */
  settled: (page: Page) => Promise<unknown>
}
