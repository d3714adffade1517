import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
} from 'node:fs'
import { join } from 'node:path'

/** Takes the rights of group and others from a folder and all in it. Links are left alone: they lead elsewhere. */
export const makePrivate = (path: string): void => {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found?.isDirectory()) {
    setMode(path, 0o700)
    for (const name of namesIn(path)) makePrivate(join(path, name))
  } else if (found?.isFile()) setMode(path, found.mode & 0o700)
}

/**
 * Sets rights, and the group if one is named, as far as this user may. Mounted volumes often refuse: whether that
 * matters is judged afterwards, by who can read what.
 */
export const setMode = (path: string, mode: number, group?: number): void => {
  tryTo(() => {
    // Opened without following links, because the file could be replaced by one meanwhile.
    const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    try {
      const found = fstatSync(file)
      const moves = group !== undefined && found.gid !== group
      if (moves) tryTo(() => fchownSync(file, -1, group))
      // A new group clears bits of the mode.
      if (moves || (found.mode & 0o7777) !== mode) fchmodSync(file, mode)
    } finally {
      closeSync(file)
    }
  })
}

/** Empty for a folder that this user may not list. */
export const namesIn = (path: string): string[] => {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

const tryTo = (act: () => void): void => {
  try {
    act()
  } catch {
    // Judged afterwards.
  }
}
