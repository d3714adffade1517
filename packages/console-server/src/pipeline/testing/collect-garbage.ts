import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')

/** Takes away at once what nobody can reach any more. */
export const collectGarbage = (): void => {
  if (typeof collect === 'function') collect()
}
