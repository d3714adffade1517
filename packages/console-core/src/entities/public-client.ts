import type { AuthProvider } from '../lists/auth-providers.ts'

/** What the sign-in page may know of a client: `GET /public/clients`. Nothing else leaves the server unasked. */
export type PublicClient = {
  id: number
  clientName: string
  state: string
  slug: string
  authProviders: {
    code: AuthProvider
    title: string
    /**
     * For Local: false if people who forgot their password can't have a link emailed to them. Absent for other providers, and
     * on servers that don't tell.
     */
    selfServiceReset?: boolean
  }[]
}
