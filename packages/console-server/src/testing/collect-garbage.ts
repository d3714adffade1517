import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')

/** Collects unreachable objects right away. */
export const collectGarbage = (): void => {
  if (typeof collect === 'function') collect()
}
