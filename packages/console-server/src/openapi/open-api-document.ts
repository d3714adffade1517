import { OPERATION_IDS, OPERATIONS, VERSION } from '@edconsole/console-core/contract'
import { SESSION_COOKIE } from '../session/session-cookie.ts'
import { ENTITIES } from './answer-schemas.ts'
import { FAILURES } from './failures.ts'
import { FILE_OPERATIONS, FILES_TAG } from './file-operations.ts'
import type { OpenApiDocument, OperationObject } from './open-api.ts'
import { operationObject } from './operation-object.ts'
import { resourceWords } from './operation-words.ts'

const DESCRIPTION = `Everything that the console calls. Answers are JSON: \`data\` holds what was asked for, \`error\` says in a
sentence why there is nothing. Files of exports come as they are. Lists come in pages; \`extensions\` says which one and how many rows there are.

Sign in with \`POST /login\`; the session is a cookie. Every call that changes something carries the header
\`X-Requested-With\`. "Or employee" in a list of roles stands for ROLE_ILLUMINATE_EMPLOYEE, where the server is set up to
accept that role alone. Keys that a call does not know are refused, in the query as in the body.`

/** The contract as OpenAPI 3.1: every call, who may make it, what it takes and what it answers. */
export const openApiDocument = (): OpenApiDocument => ({
  openapi: '3.1.0',
  info: {
    title: 'Console API',
    version: VERSION,
    description: DESCRIPTION,
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/api', description: 'The server that this description comes from.' }],
  security: [{ session: [] }],
  tags: [...new Set(OPERATION_IDS.map((id) => OPERATIONS[id].resource))]
    .map((resource) => ({
      name: resourceWords(resource),
      description: `Calls about ${OPERATIONS[firstOf(resource)].records}.`,
    }))
    .concat(FILES_TAG),
  paths: Object.assign(paths(), FILE_OPERATIONS),
  components: {
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: SESSION_COOKIE,
        description: 'Set by `POST /login`. Over https its name begins with `__Host-`.',
      },
    },
    responses: FAILURES,
    schemas: ENTITIES,
  },
})

/** Two calls at one address have one spelling of it: the standard knows no other names for the same parameter. */
const paths = (): OpenApiDocument['paths'] => {
  const spellings = new Map<string, string>()
  const found: Record<string, Record<string, OperationObject>> = {}
  for (const id of OPERATION_IDS) {
    const { method, path } = OPERATIONS[id]
    const shape = path.replace(/\{\w+\}/g, '{}')
    const spelling = spellings.get(shape) ?? path
    spellings.set(shape, spelling)
    found[spelling] = { ...found[spelling], [method.toLowerCase()]: operationObject(id, spelling) }
  }
  return found
}

const firstOf = (resource: string) =>
  OPERATION_IDS.find((id) => OPERATIONS[id].resource === resource) ?? 'session.userInfo'
