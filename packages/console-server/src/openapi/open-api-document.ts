import { OPERATION_IDS, OPERATIONS, VERSION } from '@edconsole/console-core/contract'
import { SESSION_COOKIE } from '../session/session-cookie.ts'
import { ENTITIES } from './answer-schemas.ts'
import { FAILURES } from './failures.ts'
import { FILE_OPERATIONS, FILES_TAG } from './file-operations.ts'
import { type OpenApiDocument, type OperationObject, resourceWords } from './open-api.ts'
import { operationObject } from './operation-object.ts'

const DESCRIPTION = `The API of the console. Responses are JSON: \`data\` holds the result, \`error\` a sentence that says why there is none.
Export files are returned unchanged. Lists are paginated; \`extensions\` holds the page and the number of rows.

Sign in with \`POST /login\`; the session is a cookie. Every call that changes something carries the header
\`X-Requested-With\`. "Or employee" in a list of roles means ROLE_ILLUMINATE_EMPLOYEE, if the server is configured to
accept that role alone. Unknown keys are rejected, in the query as well as in the body.`

/** The contract as OpenAPI 3.1: every call, who may make it, what it takes and what it answers. */
export const openApiDocument = (): OpenApiDocument => ({
  openapi: '3.1.0',
  info: {
    title: 'Console API',
    version: VERSION,
    description: DESCRIPTION,
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/api', description: 'This server.' }],
  security: [{ session: [] }],
  tags: [...new Set(OPERATION_IDS.map((id) => OPERATIONS[id].resource))]
    .map((resource) => ({
      name: resourceWords(resource),
      description: `Calls for ${OPERATIONS[firstOf(resource)].records}.`,
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
