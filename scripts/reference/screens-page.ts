import { readFileSync } from 'node:fs'
import { parentsOf } from '../../packages/console-core/src/routes/breadcrumbs-of.ts'
import { isPlaceId } from '../../packages/console-core/src/routes/is-place-id.ts'
import { NAV_SECTIONS } from '../../packages/console-core/src/routes/nav-sections.ts'
import { type RouteEntry, routeTable } from '../../packages/console-core/src/routes/route-table.ts'
import { screenIds } from '../../packages/console-ui/screen-entries.ts'

const HEAD = `# Screens

Written by \`pnpm calls\` from the sources; a test fails when it is out of date.

Each screen is an entry of \`@edconsole/console-ui\` with a stylesheet of its own: \`import-logs\` and \`import-logs.css\`. Besides
the IDs below every one takes \`districtId\`, \`headingLevel\` and \`breadcrumbs\` ([options](options.md#screens)). Who opens it
needs the roles of all lines; "or employee" stands for \`ROLE_ILLUMINATE_EMPLOYEE\`. Its [calls](calls.md) are those that it makes
itself or in what it opens; which of them a person may make depends on roles too.
`

/** The page of every screen that a host can embed, from its route, its entry and its calls. */
export const screensPage = (screensByCall: Readonly<Record<string, readonly string[]>>): string => {
  const routes = screenIds().filter(isPlaceId).map(routeOf)
  const groups = new Map<string, RouteEntry[]>()
  for (const route of inOrder(routes)) {
    const title = groupOf(route)
    groups.set(title, [...(groups.get(title) ?? []), route])
  }
  const sections = [...groups].map(
    ([title, members]) =>
      `## ${title}\n\n${members.map((route) => entry(route, callsOf(route.id, screensByCall))).join('\n')}`,
  )
  return `${HEAD}\n${routes.length} screens.\n\n${sections.join('\n')}`
}

const routeOf = (id: keyof typeof routeTable): RouteEntry => ({ ...routeTable[id], id })

const inOrder = (routes: readonly RouteEntry[]): RouteEntry[] => {
  const order = Object.keys(routeTable)
  return [...routes].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
}

const PUBLIC = 'Sign-in'
const OTHERS = 'People, instances and the own account'

const groupOf = (route: RouteEntry): string => {
  if (route.audience !== 'signed-in') return PUBLIC
  const section = [...parentsOf(route.id), route].find((level) => level.section !== undefined)?.section
  return NAV_SECTIONS.find(({ id }) => id === section)?.label ?? OTHERS
}

const callsOf = (id: string, screensByCall: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.keys(screensByCall)
    .filter((call) => screensByCall[call]?.includes(id))
    .sort()

const entry = (route: RouteEntry, calls: readonly string[]): string => {
  const { id, title = id, path = '' } = route
  const source = readFileSync(`packages/console-ui/src/screens/${id}/index.ts`, 'utf8')
  const [, name] = /export const (\w+) = defineScreen/.exec(source) ?? []
  if (!name) throw new Error(`${id} exports no screen`)
  const [, opened = ''] = /ids: \[([^\]]*)\]/.exec(source) ?? []
  const opens = [...opened.matchAll(/'([^']+)'/g)].map(([, other]) => other)
  const roles = rolesOf(route)
  const lines = [
    `- Address: \`${path}\``,
    ...idsOf(path),
    ...(roles.length === 0 ? [`- For ${audienceOf(route)}`] : roles.map((rule) => `- Role: ${rule}`)),
    ...(route.extension ? [`- Shown where the backend answers \`${route.extension}\``] : []),
    ...(opens.length > 0 ? [`- Opens in its own place: ${opens.join(', ')}`] : []),
    `- Calls: ${calls.length === 0 ? 'those of the console itself' : calls.map((call) => `\`${call}\``).join(', ')}`,
  ]
  return `### ${title}\n\n\`import { ${name} } from '@edconsole/console-ui/${id}'\`\n\n${lines.join('\n')}\n`
}

const audienceOf = ({ audience }: RouteEntry): string =>
  audience === 'signed-in' ? 'every signed-in user' : 'anyone, without a session'

const idsOf = (path: string): string[] => {
  const ids = [...path.matchAll(/:(\w+)(\?)?/g)]
    .filter(([, name]) => name !== 'districtId')
    .map(([, name, optional]) => `\`${name}\`${optional ? ' (may be left out)' : ''}`)
  return ids.length === 0 ? [] : [`- Props: ${ids.join(', ')}`]
}

/** Of all levels, as each has to be met. */
const rolesOf = (route: RouteEntry): string[] => {
  const rules = [...parentsOf(route.id), route].flatMap(({ access }) => (access ? [access] : []))
  return [
    ...new Set(
      rules.map(
        ({ all, orEmployee }) =>
          `${all.map((role) => `\`${role}\``).join(' and ')}${orEmployee ? ', or employee' : ''}`,
      ),
    ),
  ]
}
