import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { exportFilesResource, OPERATIONS } from '../../packages/console-core/src/contract.ts'
import { callsOf, sourcesBelow } from './used-by.ts'

const folder = (path: string) => fileURLToPath(new URL(`../../packages/${path}`, import.meta.url))
/** Downloads stand beside the table of calls: the page has no entry for them. */
const downloads = new Set<string>(Object.values(exportFilesResource).map(({ id }) => id))
const screensFolder = folder('console-ui/src/screens')

/** Who makes each call: the screens whose sources name it, and the console around them. */
export const screensByCall = (): Record<string, string[]> => {
  const found: Record<string, string[]> = {}
  const add = (user: string, ids: readonly string[]) => {
    for (const id of ids.filter((id) => !downloads.has(id))) {
      if (!Object.hasOwn(OPERATIONS, id)) throw new Error(`${user} makes a call that is none: ${id}.`)
      found[id] = [...(found[id] ?? []), user]
    }
  }
  add(
    'the console itself',
    callsOf([...sourcesBelow(folder('console-core/src')), ...shell()].filter(isNoResource)),
  )
  for (const { name } of screenFolders()) add(name, callsOf([`${screensFolder}/${name}/index.ts`]))
  return found
}

const shell = () => sourcesBelow(folder('console-ui/src/shell'))

const isNoResource = (path: string): boolean => !path.includes('/resources/')

const screenFolders = () =>
  readdirSync(screensFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
