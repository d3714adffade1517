import { hash, verify } from '@node-rs/argon2'

/** A memory-hard hash (argon2id, 19 MiB, two passes: the library's defaults), with its salt inside. */
export const hashPassword = (password: string): Promise<string> => hash(normalized(password))

let nobody: Promise<string> | undefined

/**
 * Whether a password is right. Without a stored hash it takes just as long and says no,
 * so that the time of the answer does not tell which user names exist.
 */
export const checkPassword = async (stored: string | null, password: string): Promise<boolean> => {
  nobody ??= hashPassword('no account has this one')
  const right = await verify(stored ?? (await nobody), normalized(password))
  return stored !== null && right
}

/** The same characters typed on two systems may arrive as different code points. */
const normalized = (password: string): string => password.normalize('NFKC')
