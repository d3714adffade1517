import { compatibilityPage } from '../reference/compatibility-page.ts'
import { optionsPage } from '../reference/options-page.ts'
import { screensPage } from '../reference/screens-page.ts'
import { answerSchemas } from './answer-schemas.ts'
import { callsPage } from './calls-page.ts'
import { samplesModule } from './samples-module.ts'
import { screensByCall } from './screens-by-call.ts'

/** The files that are read from the sources, by path from the root. */
export const writtenFiles = (): Record<string, string> => {
  const schemas = answerSchemas()
  const screens = screensByCall()
  return {
    'packages/console-server/src/openapi/answer-schemas.json': `${JSON.stringify(schemas, null, 2)}\n`,
    'packages/console-core/src/testing/samples.ts': samplesModule(schemas),
    'docs/reference/calls.md': callsPage({ screens, answers: schemas.answers }),
    'docs/reference/screens.md': screensPage(screens),
    'docs/reference/options.md': optionsPage(),
    'docs/reference/compatibility.md': compatibilityPage(),
  }
}
