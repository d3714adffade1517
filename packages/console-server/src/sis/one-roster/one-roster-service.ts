import { createHmac } from 'node:crypto'
import OAuth from 'oauth-1.0a'
import { z } from 'zod'
import { oneRoster11, oneRoster12 } from '../../source-formats/one-roster/one-roster.ts'
import type { SourceFormat } from '../../source-formats/source-format.ts'
import { signedIn } from '../signed-in.ts'
import type { SisConnectionOf, SisGreeting } from '../sis-adapter.ts'
import { SisError, type SisFault } from '../sis-error.ts'
import type { SisHttp } from '../sis-http.ts'

/** The service of one provider of OneRoster: its version, and a way in. */
export type OneRosterService = SisGreeting & {
  readonly format: SourceFormat
  /** Where its lists are. */
  readonly api: string
  readonly items: (path: string, members: string) => AsyncGenerator<unknown>
}

const scopeOf = (version: 'v1p1' | 'v1p2'): string =>
  ['roster-core.readonly', 'roster.readonly', 'roster-demographics.readonly']
    .map((name) => `https://purl.imsglobal.org/spec/or/${version}/scope/${name}`)
    .join(' ')

const VERSIONS = [
  { api: '/ims/oneroster/v1p1', format: oneRoster11, scope: scopeOf('v1p1') },
  { api: '/ims/oneroster/rostering/v1p2', format: oneRoster12, scope: scopeOf('v1p2') },
] as const

/** Below the address of the SIS: the one of the standard's examples first, then those of Aeries, PowerSchool and others. */
const TOKEN_PATHS = ['/oauth/token', '/token', '/oauth/access_token', '/oauth2/token']

/** What a service says to requests of a version that it doesn't have. */
const OTHER_VERSION: ReadonlySet<SisFault> = new Set([
  ...(['unknownPath', 'notJson', 'unexpected', 'unauthorized', 'noPermission'] as const),
])

const orgs = z.looseObject({ orgs: z.array(z.unknown()) })

/**
 * Finds the version of OneRoster that a SIS has, and how it wants to hear the keys: by OAuth 2, or where no token can be had
 * by requests that are signed (OAuth 1.0a), as OneRoster 1.1 knows both.
 * @throws SisError
 */
export const openOneRoster = async (
  http: SisHttp,
  connection: SisConnectionOf,
): Promise<OneRosterService> => {
  // What Q calls a file tells its server which of its databases is meant. No public text says how it wants to hear it.
  const headers: Record<string, string> = {}
  if (connection.qFilename !== null) headers['x-q-file-name'] = encodeURIComponent(connection.qFilename)
  const { tokenUrl } = connection
  const ways =
    tokenUrl === null ? { paths: TOKEN_PATHS, sign: signerOf(connection) } : { paths: [tokenUrl] as const }
  const refused: SisError[] = []
  for (const { api, format, scope } of VERSIONS)
    try {
      const { json, items } = signedIn(http, connection, { ...ways, headers, scope })
      const { certificateEnds } = await json(`${api}/orgs?limit=1`, orgs)
      return { api, format, items, certificateEnds }
    } catch (error) {
      if (!(error instanceof SisError) || !OTHER_VERSION.has(error.fault)) throw error
      refused.push(error.at({ path: `${api}/orgs`, area: 'orgs' }))
    }
  throw refused.find(({ fault }) => fault !== 'unknownPath') ?? refused[0]
}

const signerOf = ({ url, secrets: { sisApiKey, sisApiSecret } }: SisConnectionOf) => {
  const oauth = new OAuth({
    consumer: { key: sisApiKey, secret: sisApiSecret },
    signature_method: 'HMAC-SHA256',
    hash_function: (text, key) => createHmac('sha256', key).update(text).digest('base64'),
  })
  return (path: string): string =>
    oauth.toHeader(oauth.authorize({ method: 'GET', url: `${url}${path}` })).Authorization
}
