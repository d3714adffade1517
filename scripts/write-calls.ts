// Brings up to date what is read from the calls: the shapes of their answers, and the page that lists them.
import { mkdir, writeFile } from 'node:fs/promises'
import { writtenFiles } from './calls/written-files.ts'

for (const [path, text] of Object.entries(writtenFiles())) {
  const file = new URL(`../${path}`, import.meta.url)
  await mkdir(new URL('.', file), { recursive: true })
  await writeFile(file, text)
  console.log(`${path} written`)
}
