// Brings up to date what is read from the calls: the schemas of their answers, and the page that lists them.
import { writeFile } from 'node:fs/promises'
import { answerSchemas } from './calls/answer-schemas.ts'

const write = (path: string, text: string) => writeFile(new URL(`../${path}`, import.meta.url), text)

const schemas = answerSchemas()
await write(
  'packages/console-server/src/openapi/answer-schemas.json',
  `${JSON.stringify(schemas, null, 2)}\n`,
)
console.log(`${Object.keys(schemas.answers).length} answers written`)
