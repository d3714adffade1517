// The small form of the library: it is on the way to the first screen.
import * as z from 'zod/mini'

const settingsSchema = z.object({
  /** Of a build that is not production, for example `STAGING` (R4). */
  suffix: z.optional(z.string().check(z.trim())),
  baseUrl: z.optional(z.string()),
  signInUrl: z.optional(z.string()),
  sessionFrames: z.optional(z.object({ relyingParty: z.string(), provider: z.string() })),
  employeeAccess: z.optional(z.enum(['either', 'strict'])),
  /** Listed on the sign-in page of a demonstration. */
  demoAccounts: z.optional(
    z.array(z.object({ username: z.string(), password: z.string(), shows: z.string() })),
  ),
  sentryDsn: z.optional(z.string()),
  /** The clock of a demonstration; time goes on from here. */
  now: z.optional(z.iso.datetime({ offset: true })),
})

export type AppSettings = z.infer<typeof settingsSchema>

/** The run-time settings that the server writes into the page; none is required. */
export const readSettings = (page: Document): AppSettings => {
  const block = page.getElementById('console-settings')?.textContent?.trim()
  return settingsSchema.parse(block ? JSON.parse(block) : {})
}
