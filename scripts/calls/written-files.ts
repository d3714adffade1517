import { answerSchemas } from './answer-schemas.ts'
import { callsPage } from './calls-page.ts'
import { samplesModule } from './samples-module.ts'
import { screensByCall } from './screens-by-call.ts'

/** The files that are read from the calls, by path from the root. */
export const writtenFiles = (): Record<string, string> => {
  const schemas = answerSchemas()
  return {
    'packages/console-server/src/openapi/answer-schemas.json': `${JSON.stringify(schemas, null, 2)}\n`,
    'packages/console-core/src/testing/samples.ts': samplesModule(schemas),
    'docs/reference/calls.md': callsPage({ screens: screensByCall(), answers: schemas.answers }),
  }
}
