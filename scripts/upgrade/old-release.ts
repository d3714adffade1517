import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** An older state of this repository in a folder of its own, with its packages installed. */
export type OldRelease = { readonly folder: string; readonly name: string; readonly remove: () => void }

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** The last release; undefined before the first one. */
export const lastTag = (): string | undefined =>
  git('tag', '--list', 'v*', '--sort=-v:refname').split('\n')[0] || undefined

/** Checks a state out, and installs what it needs as its lockfile says. */
export const checkOut = (ref: string, home: string): OldRelease => {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`)
  const folder = join(home, 'old')
  git('worktree', 'add', '--detach', '--quiet', folder, commit)
  const remove = () => void git('worktree', 'remove', '--force', folder)
  const { status } = spawnSync(
    'npx',
    ['-y', 'pnpm@12', 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (status !== 0) {
    remove()
    throw new Error(`The packages of ${ref} couldn't be installed.`)
  }
  return {
    folder,
    name: `${ref} (${git('log', '-1', '--format=%h of %ad', '--date=short', commit)})`,
    remove,
  }
}
