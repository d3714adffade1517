import { readFileSync } from 'node:fs'

/** Another user of this machine. */
export type LocalUser = { readonly name: string; readonly uid: number; readonly gids: ReadonlySet<number> }

/** A user of whom nothing is known, for accounts that are kept elsewhere (LDAP, a container's host). */
const ANYBODY: LocalUser = { name: 'any local user', uid: -1, gids: new Set() }

/** All who are neither root, who reads everything anyway, nor the user of this process. */
export const localUsers = (): LocalUser[] => {
  const groups = linesOf('/etc/group').map(([name = '', , gid, members = '']) => ({
    name,
    gid: Number(gid),
    members: members.split(','),
  }))
  const users = linesOf('/etc/passwd').map(([name = '', , uid, gid]) => ({
    name,
    uid: Number(uid),
    gids: new Set([
      Number(gid),
      ...groups.filter(({ members }) => members.includes(name)).map((one) => one.gid),
    ]),
  }))
  return [ANYBODY, ...users.filter(({ uid }) => uid !== 0 && uid !== process.geteuid?.())]
}

/**
 * The id of the group of `CONSOLE_DATA_GROUP`, which is a name or an id.
 * @throws when there is no such group
 */
export const dataGroupFrom = (env: Readonly<Record<string, string | undefined>>): number | undefined => {
  const { CONSOLE_DATA_GROUP: group } = env
  if (!group) return undefined
  if (/^\d{1,9}$/.test(group)) return Number(group)
  const found = linesOf('/etc/group').find(([name]) => name === group)
  if (!found)
    throw new Error(
      `CONSOLE_DATA_GROUP must be the name or ID of a group on this machine; /etc/group has no ${group}.`,
    )
  return Number(found[2])
}

/** The fields of each line; none where there is no such file. */
const linesOf = (path: string): string[][] => {
  try {
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.includes(':'))
      .map((line) => line.split(':'))
  } catch {
    return []
  }
}
