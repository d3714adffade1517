/** `pnpm new:screen <route-id>`: writes the files of a screen for a route that has none yet. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { type RouteId, routeTable } from '@edconsole/console-core/contract'
import { screenFiles } from './new-screen/files.ts'

const isRouteId = (id: string): id is RouteId => Object.hasOwn(routeTable, id)

const id = process.argv[2] ?? ''
const fail = (reason: string): never => {
  console.error(reason)
  process.exit(1)
}

if (!isRouteId(id)) fail(`"${id}" is not a route. Known ones: ${Object.keys(routeTable).join(', ')}`)
else {
  const route = routeTable[id]
  const folder = `packages/console-ui/src/screens/${id}`
  if (route.redirect || !route.path || !route.title) fail(`"${id}" shows no screen: it only leads to others.`)
  if (existsSync(folder)) fail(`${folder} is there already.`)
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of Object.entries(screenFiles(id, route.title ?? id))) {
    writeFileSync(`${folder}/${name}`, content)
  }
  console.log(
    `Wrote ${folder}. Next: add its line to screens/screens.ts, run pnpm exports, then write its columns or form.`,
  )
}
