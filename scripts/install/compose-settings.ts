import { readFileSync } from 'node:fs'

type Given = {
  /** What stands in the file beside the compose file. */
  readonly variables: Readonly<Record<string, string | undefined>>
  /** Where on this machine is what the compose file has in containers. */
  readonly addresses: Readonly<Record<string, string>>
}

/**
 * The settings that deploy/compose.yaml gives to every server, as the compose file's own variables fill them in.
 * @throws Error for a variable that it requires and that has no value
 */
export const composeSettings = ({ variables, addresses }: Given): Record<string, string> => {
  const compose = readFileSync('deploy/compose.yaml', 'utf8')
  const [, block = ''] = /^x-settings: &settings\n([\s\S]*?)\n\n/m.exec(compose) ?? []
  const settings = [...block.matchAll(/^ {2}(\w+): (.+)$/gm)].map(([, name = '', written = '']) => {
    const filled = written.replace(/\$\{(\w+):([?-])\}/g, (_, variable: string, sign: string) => {
      const value = variables[variable]
      if (value === undefined && sign === '?') throw new Error(`${variable} has no value.`)
      return value ?? ''
    })
    const here = Object.entries(addresses).reduce(
      (text, [there, address]) => text.replace(there, address),
      filled,
    )
    return [name, here] as const
  })
  if (settings.length === 0) throw new Error('deploy/compose.yaml has no settings.')
  return Object.fromEntries(settings)
}
