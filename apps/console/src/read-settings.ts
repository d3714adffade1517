import { z } from 'zod'

const settingsSchema = z.object({
  /** Of a build that is not production, for example `STAGING` (R4). */
  suffix: z.string().trim().optional(),
  baseUrl: z.string().optional(),
  signInUrl: z.string().optional(),
  sessionFrames: z.object({ relyingParty: z.string(), provider: z.string() }).optional(),
  employeeAccess: z.enum(['either', 'strict']).optional(),
  /** Listed on the sign-in page of a demonstration. */
  demoAccounts: z
    .array(z.object({ username: z.string(), password: z.string(), shows: z.string() }))
    .optional(),
  sentryDsn: z.string().min(1).optional(),
  /** The clock of a demonstration; time goes on from here. */
  now: z.iso.datetime({ offset: true }).optional(),
})

export type AppSettings = z.infer<typeof settingsSchema>

/** The run-time settings that the server writes into the page; none is required. */
export const readSettings = (page: Document): AppSettings => {
  const block = page.getElementById('console-settings')?.textContent?.trim()
  return settingsSchema.parse(block ? JSON.parse(block) : {})
}
