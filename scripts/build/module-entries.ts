import { globSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join, posix } from 'node:path'

/** Where the modules' own entries stand. */
const MODULES = 'modules'

const isShipped = (file: string) =>
  !/\.(css|stories|test|browser|d)\.tsx?$/.test(file) && !/(^|\/)testing\//.test(file)

/**
 * Every module of a package's sources as an entry: so its bundler keeps each in a file of its own instead of joining them,
 * and a host's bundler takes the parts that it uses and no more.
 */
export const moduleEntries = (folder: string): Record<string, string> =>
  Object.fromEntries(
    globSync('src/**/*.{ts,tsx}', { cwd: folder })
      .filter(isShipped)
      .map((file) => [`${MODULES}/${file.replace(/^src\//, '').replace(/\.tsx?$/, '')}`, file]),
  )

/** Of the modules' own entries only those stay that are loaded later: the others repeat what stands in their file. */
export const dropUnreached = async (outDir: string): Promise<void> => {
  const scripts = globSync('**/*.js', { cwd: outDir })
  const reached = new Set<string>()
  const open = scripts.filter((script) => !script.startsWith(`${MODULES}/`))
  for (const script of open) {
    const text = await readFile(join(outDir, script), 'utf8')
    for (const [, path = ''] of text.matchAll(/import\("(\.{1,2}\/[^"]+)"\)/g)) {
      // What is loaded later may load something later itself.
      const target = posix.join(posix.dirname(script), path)
      if (!target.startsWith(`${MODULES}/`) || reached.has(target)) continue
      reached.add(target)
      open.push(target)
    }
  }
  const unreached = scripts.filter((script) => script.startsWith(`${MODULES}/`) && !reached.has(script))
  await Promise.all(
    unreached.flatMap((script) => ['', '.map'].map((end) => rm(join(outDir, script + end), { force: true }))),
  )
}
